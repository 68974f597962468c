import type { Booking } from '../bookings/booking.schema.ts';
import type { Language } from '../languages/language.ts';
import { savedTravellersMessages } from '../messages/saved-travellers.ts';
import type { ParticipantDraft } from './participant-draft.schema.ts';
import { copyDraft, EMPTY_DRAFT, passportDraft } from './participant-draft.ts';

/** A traveller whose details may be copied into another form. */
export interface SavedTraveller {
  readonly key: string;
  readonly name: string;
  readonly draft: ParticipantDraft;
}

/** The place of a form among those of a booking. */
export function formKey(tripRef: string, index: number): string {
  return `${tripRef} ${index}`;
}

/** Drafts since the page was opened, by {@link formKey}; newer than the service's details. */
export type TypedDrafts = Readonly<Record<string, ParticipantDraft>>;

/** The booker's details that fill a form. */
function leadTraveller({ booker }: Pick<Booking, 'booker'>, language: Language): SavedTraveller {
  const draft = { ...EMPTY_DRAFT, name: booker.name, ageBand: 'adult' };
  return { key: 'lead', name: savedTravellersMessages(language).booker(booker.name), draft };
}

function fullness({ name, nationality, ageBand, passport }: ParticipantDraft): number {
  return [name, nationality, ageBand, ...Object.values(passport)].filter((text) => text !== '').length;
}

/**
 * Everyone in a booking's forms, once a name, with the most complete details. The booker is
 * included.
 *
 * @param except the form that is to be filled
 */
export function savedTravellers(
  booking: Pick<Booking, 'booker' | 'trips'>,
  typed: TypedDrafts,
  except: string,
  language: Language,
): readonly SavedTraveller[] {
  const saved = booking.trips.flatMap(({ ref, participants }) =>
    participants.map((one, index) => [formKey(ref, index), one && { ...one, passport: passportDraft(one) }] as const),
  );
  const all = new Map<string, ParticipantDraft>();
  for (const [key, draft] of saved) if (draft) all.set(key, draft);
  for (const [key, draft] of Object.entries(typed)) all.set(key, draft);
  all.delete(except);
  const byName = new Map<string, SavedTraveller>();
  for (const [key, draft] of all) {
    const name = draft.name.trim();
    const known = byName.get(name.toLowerCase());
    const isBetter = !known || fullness(copyDraft(draft)) > fullness(known.draft);
    if (name !== '' && isBetter) byName.set(name.toLowerCase(), { key, name, draft: copyDraft(draft) });
  }
  const lead = leadTraveller(booking, language);
  const isLeadKnown = byName.has(booking.booker.name.trim().toLowerCase());
  return [...(isLeadKnown ? [] : [lead]), ...byName.values()];
}

import type { BookedTrip, Booking } from '../bookings/booking.schema.ts';
import type { Participant } from '../bookings/participant.schema.ts';
import type { Language } from '../languages/language.ts';
import { completeDraft, draftOf, needsConfirmation } from './participant-draft.ts';
import type { TripForms } from './people-of-booking.ts';
import { formKey, type TypedDrafts } from './saved-travellers.ts';

/** A form that can be filled from another trip's. */
export interface CopiedForm {
  readonly index: number;
  readonly participant: Participant;
}

/** Another trip with known participants, and the details that fit the open forms of this one. */
export interface TripCopy {
  readonly title: string;
  readonly forms: readonly CopiedForm[];
}

function copyOf(
  { people, asked }: TripForms,
  source: BookedTrip,
  typed: TypedDrafts,
  language: Language,
): readonly CopiedForm[] {
  return people.flatMap(({ index, complete }) => {
    const draft = typed[formKey(source.ref, index)] ?? draftOf(source.participants[index] ?? null, null);
    const outcome = completeDraft(draft, asked, language);
    return !complete && outcome.kind === 'complete' && !needsConfirmation(draft, asked)
      ? [{ index, participant: outcome.participant }]
      : [];
  });
}

/**
 * The other trip that fills most open forms, or null. Trips with passports are left out: their
 * numbers are not returned in full, so each form needs a look.
 */
export function copyFromTrip(
  forms: TripForms,
  { trips }: Pick<Booking, 'trips'>,
  typed: TypedDrafts,
  language: Language,
): TripCopy | null {
  if (forms.asked.documents === 'passport') return null;
  const copies = trips
    .filter(({ ref }) => ref !== forms.trip.ref)
    .map((source) => ({ title: source.title, forms: copyOf(forms, source, typed, language) }))
    .toSorted((a, b) => b.forms.length - a.forms.length);
  return copies[0] && copies[0].forms.length > 0 ? copies[0] : null;
}

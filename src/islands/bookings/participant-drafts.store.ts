import * as z from 'zod/mini';
import { type StoredDraft, storedDraftSchema } from '../../lib/participants/participant-draft.schema.ts';
import { persistent } from '../storage/persistent.ts';

const entrySchema = z.tuple([z.string().check(z.regex(/^[0-9A-Z]{8} [0-9A-Z]{8} \d{1,2}$/)), storedDraftSchema]);

/** Forms by booking, trip and person. */
export type ParticipantDrafts = Readonly<Record<string, StoredDraft>>;

/** More forms than anybody leaves half filled; the oldest are removed first. */
const MAX_DRAFTS = 200;

/** A person's place in a booking. */
export interface ParticipantPlace {
  readonly ref: string;
  readonly tripRef: string;
  /** Index of the participant, from 0. */
  readonly index: number;
}

const keyOf = ({ ref, tripRef, index }: ParticipantPlace) => `${ref} ${tripRef} ${index}`;

function parseDrafts(stored: unknown): ParticipantDrafts | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const valid = Object.entries(stored).filter((entry) => z.safeParse(entrySchema, entry).success);
  return Object.fromEntries(valid.slice(-MAX_DRAFTS));
}

/**
 * Drafts of participant forms that were not sent yet. Passports are never stored on the device,
 * only in memory and encrypted on the server.
 */
export const $participantDrafts = persistent<ParticipantDrafts>('participant-drafts.1', {
  fallback: {},
  parse: parseDrafts,
});

export function storedDraft(place: ParticipantPlace): StoredDraft | null {
  return $participantDrafts.get()[keyOf(place)] ?? null;
}

/** Stores a form that is not saved yet. */
export function storeDraft(place: ParticipantPlace, draft: StoredDraft): void {
  const { [keyOf(place)]: _old, ...others } = $participantDrafts.get();
  $participantDrafts.set(parseDrafts({ ...others, [keyOf(place)]: draft }) ?? {});
}

/** The service has it. */
export function removeDraft(place: ParticipantPlace): void {
  const { [keyOf(place)]: old, ...others } = $participantDrafts.get();
  if (old) $participantDrafts.set(others);
}

/** Whether something about a booking's travellers is not saved yet. */
export function hasDrafts(ref: string): boolean {
  return Object.keys($participantDrafts.get()).some((key) => key.startsWith(`${ref} `));
}

/** Removes what was typed about all other bookings: they are over, or off this device. */
export function retainDraftsOf(refs: ReadonlySet<string>): void {
  const all = Object.entries($participantDrafts.get());
  const retained = all.filter(([key]) => refs.has(key.slice(0, key.indexOf(' '))));
  if (retained.length < all.length) $participantDrafts.set(Object.fromEntries(retained));
}

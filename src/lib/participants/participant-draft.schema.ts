import * as z from 'zod/mini';

const text = z.string().check(z.maxLength(100));

/** A form about one person, as far as it is filled. Passports are never part of what a device keeps: see islands/bookings/participant-drafts.store.ts. */
export const storedDraftSchema = z.strictObject({ name: text, nationality: text, ageBand: text });

/** A passport as far as it is filled in. */
export interface PassportDraft {
  readonly name: string;
  readonly number: string;
  readonly expiry: string;
  readonly country: string;
}

export type StoredDraft = z.infer<typeof storedDraftSchema>;

/** Everything that stands in a person's form. */
export interface ParticipantDraft extends StoredDraft {
  readonly passport: PassportDraft;
}

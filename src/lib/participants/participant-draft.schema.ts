import * as z from 'zod/mini';

const text = z.string().check(z.maxLength(100));

/**
 * A participant's form as a device stores it. Passports are never stored there: see
 * islands/bookings/participant-drafts.store.ts.
 */
export const storedDraftSchema = z.strictObject({ name: text, nationality: text, ageBand: text });

/** A passport as far as it is filled in. */
export interface PassportDraft {
  readonly name: string;
  readonly number: string;
  readonly expiry: string;
  readonly country: string;
}

export type StoredDraft = z.infer<typeof storedDraftSchema>;

/** All fields of a participant's form. */
export interface ParticipantDraft extends StoredDraft {
  readonly passport: PassportDraft;
}

import { type Participant, type Passport, passportSchema } from '../../lib/bookings/participant.schema.ts';
import type { EncryptedText, ParticipantRecord } from '../repositories/participant-record.ts';
import { decrypt, encrypt } from '../secrets/encryption.ts';
import type { KeyRing } from '../secrets/key-ring.ts';

type Place = Pick<ParticipantRecord, 'bookingRef' | 'tripRef' | 'index'>;

const contextOf = ({ bookingRef, tripRef, index }: Place) => `${bookingRef}/${tripRef}/${index}`;

/** A passport as it is kept. */
export function encryptPassport(passport: Passport, place: Place, ring: KeyRing): EncryptedText {
  return encrypt(JSON.stringify(passport), contextOf(place), ring);
}

/**
 * A passport as it was given. Null where nothing opens it: it was changed or moved in the database, or its key has other bytes than it had. It counts as one that was
 * never given, so that it can be given again.
 *
 * @throws StartupError when its key is not on the ring
 */
export function decryptPassport(sealed: EncryptedText, place: Place, ring: KeyRing): Passport | null {
  const text = decrypt(sealed, contextOf(place), ring);
  return text === null ? null : (passportSchema.safeParse(JSON.parse(text)).data ?? null);
}

/** A passport number of which only the last three signs are left, always as long as any other: `XXXXX123`. */
export function maskedNumber(number: string): string {
  return `XXXXX${number.slice(-3)}`;
}

/** Somebody who travels, as the booking's owner reads it back. @throws StartupError when the key of the passport is not on the ring */
export function participantView(participant: ParticipantRecord, ring: KeyRing): Participant {
  const { name, nationality, ageBand } = participant;
  const passport = participant.passport && decryptPassport(participant.passport, participant, ring);
  return { name, nationality, ageBand, passport: passport && { ...passport, number: maskedNumber(passport.number) } };
}

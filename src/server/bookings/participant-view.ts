import { type Participant, type Passport, passportSchema } from '../../lib/bookings/participant.schema.ts';
import type { EncryptedText, ParticipantRecord } from '../repositories/participant-record.ts';
import { decrypt, encrypt } from '../secrets/encryption.ts';
import type { KeyRing } from '../secrets/key-ring.ts';

type Place = Pick<ParticipantRecord, 'bookingRef' | 'tripRef' | 'index'>;

const contextOf = ({ bookingRef, tripRef, index }: Place) => `${bookingRef}/${tripRef}/${index}`;

/** Encrypts a passport for storage. */
export function encryptPassport(passport: Passport, place: Place, ring: KeyRing): EncryptedText {
  return encrypt(JSON.stringify(passport), contextOf(place), ring);
}

/**
 * Decrypts a passport; null where it was altered or moved, or its key was changed. It then counts
 * as missing, so that it can be entered again.
 *
 * @throws StartupError when its key is not on the ring
 */
export function decryptPassport(sealed: EncryptedText, place: Place, ring: KeyRing): Passport | null {
  const text = decrypt(sealed, contextOf(place), ring);
  return text === null ? null : (passportSchema.safeParse(JSON.parse(text)).data ?? null);
}

/** A passport number with all but the last three characters masked: `XXXXX123`. */
export function maskedNumber(number: string): string {
  return `XXXXX${number.slice(-3)}`;
}

/**
 * A participant as the booking's owner reads them. @throws StartupError when the key of the
 * passport is not on the ring
 */
export function participantView(participant: ParticipantRecord, ring: KeyRing): Participant {
  const { name, nationality, ageBand } = participant;
  const passport = participant.passport && decryptPassport(participant.passport, participant, ring);
  return { name, nationality, ageBand, passport: passport && { ...passport, number: maskedNumber(passport.number) } };
}

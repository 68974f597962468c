import { type Participant, type Passport, passportSchema } from '../../participants/participant.schema.ts';
import type { KeyRing } from '../passports/key-ring.ts';
import { type Sealed, seal, unseal } from '../passports/sealing.ts';
import type { ParticipantRecord } from './participant-record.ts';

type Place = Pick<ParticipantRecord, 'bookingRef' | 'tripRef' | 'index'>;

const contextOf = ({ bookingRef, tripRef, index }: Place) => `${bookingRef}/${tripRef}/${index}`;

/** A passport as it is kept. */
export function sealPassport(passport: Passport, place: Place, ring: KeyRing): Sealed {
  return seal(JSON.stringify(passport), contextOf(place), ring);
}

/** A passport as it was given. @throws StartupError when its key is missing, Error when it was tampered with */
export function openPassport(sealed: Sealed, place: Place, ring: KeyRing): Passport {
  return passportSchema.parse(JSON.parse(unseal(sealed, contextOf(place), ring)));
}

/** A passport number of which only the last three signs are left, always as long as any other: `XXXXX123`. */
export function maskedNumber(number: string): string {
  return `XXXXX${number.slice(-3)}`;
}

/** Somebody who travels, as the booking's owner reads it back. */
export function participantView(participant: ParticipantRecord, ring: KeyRing): Participant {
  const { name, nationality, ageBand } = participant;
  const passport = participant.passport && openPassport(participant.passport, participant, ring);
  return { name, nationality, ageBand, passport: passport && { ...passport, number: maskedNumber(passport.number) } };
}

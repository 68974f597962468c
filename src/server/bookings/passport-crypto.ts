import { manilaIso } from '../../lib/time/manila.ts';
import type { EncryptedText, ParticipantRecord } from '../repositories/participant-record.ts';
import type { Repositories, UnitOfWork } from '../repositories/repositories.ts';
import { changedKey, type KeyRing, missingKey } from '../secrets/key-ring.ts';
import { decryptPassport, encryptPassport } from './participant-view.ts';

/** Passports are kept until a month after the last trip, for claims that insurers still make. */
export const PASSPORT_RETENTION_DAYS = 30;

/**
 * Forgets passports that nobody needs any more: {@link PASSPORT_RETENTION_DAYS} after the last trip, and at once where a booking was cancelled or expired.
 *
 * @param now an instant in milliseconds since 1970
 * @returns how many
 */
export function deleteExpiredPassports(unitOfWork: UnitOfWork, now: number): Promise<number> {
  const endedBefore = manilaIso(now - PASSPORT_RETENTION_DAYS * 86_400_000);
  return unitOfWork.write('passports', (repositories) =>
    repositories.participants.removePassports(endedBefore, ['cancelled', 'expired']),
  );
}

/** What encrypting passports anew has come to. */
export interface Rotation {
  /** How many passports were encrypted with another key. */
  readonly rotated: number;
  /** References of bookings with a passport that nothing opens: it was changed or moved in the database, or its key has other bytes than it had. */
  readonly unreadable: readonly string[];
}

/** What becomes of a passport that nothing opens. */
export type Unreadable = 'kept' | 'forgotten';

/**
 * Encrypts with the current key what is encrypted with older ones, so that those can be taken off the ring. Booking by booking, while travellers save theirs:
 * a passport that somebody changes meanwhile stays as they saved it.
 *
 * @throws StartupError when a key is not on the ring
 */
export async function reencryptPassports(
  unitOfWork: UnitOfWork,
  ring: KeyRing,
  fate: Unreadable = 'kept',
): Promise<Rotation> {
  const refs = await unitOfWork.read(({ participants }) => participants.encryptedWithOther(ring.current));
  const unreadable: string[] = [];
  let rotated = 0;
  for (const ref of refs) {
    const booking = await unitOfWork.write(ref, (repositories) => reencryptBooking(repositories, ref, ring, fate));
    rotated += booking.rotated;
    if (!booking.isReadable) unreadable.push(ref);
  }
  return { rotated, unreadable };
}

async function reencryptBooking({ participants }: Repositories, ref: string, ring: KeyRing, fate: Unreadable) {
  let [rotated, isReadable] = [0, true];
  for (const participant of await participants.ofBooking(ref)) {
    const { passport } = participant;
    if (passport === null || passport.keyId === ring.current) continue;
    const again = reencrypt(passport, participant, ring);
    if (again === null) isReadable = false;
    if (again === null && fate === 'kept') continue;
    const isChanged = await participants.replacePassport(participant, passport, again);
    if (isChanged && again !== null) rotated += 1;
  }
  return { rotated, isReadable };
}

/** Null for what nothing opens. @throws StartupError when its key is not on the ring */
function reencrypt(passport: EncryptedText, place: ParticipantRecord, ring: KeyRing): EncryptedText | null {
  const opened = decryptPassport(passport, place, ring);
  return opened && encryptPassport(opened, place, ring);
}

/** So many passports of a key are tried: one that was damaged says nothing about its key. */
const MAX_SAMPLES = 10;

/** @throws StartupError when passports are kept whose key is not on the ring, or has other bytes than it had */
export function checkPassportKeys(unitOfWork: UnitOfWork, ring: KeyRing): Promise<void> {
  return unitOfWork.read(async ({ participants }) => {
    const used = await participants.passportKeys();
    const missing = used.find((id) => !ring.keys.has(id));
    if (missing !== undefined) throw missingKey(missing);
    for (const id of used) {
      const some = await participants.encryptedWith(id, MAX_SAMPLES);
      if (!some.some((one) => one.passport && decryptPassport(one.passport, one, ring))) throw changedKey(id);
    }
  });
}

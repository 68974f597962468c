import { DAY_MS, manilaIso } from '../../lib/time/manila.ts';
import type { EncryptedText, ParticipantRecord } from '../repositories/participant-record.ts';
import type { Repositories, UnitOfWork } from '../repositories/repositories.ts';
import { changedKey, type KeyRing, missingKey } from '../secrets/key-ring.ts';
import { decryptPassport, encryptPassport } from './participant-view.ts';

/** Days for which passports are stored after the last trip, for insurance claims. */
export const PASSPORT_RETENTION_DAYS = 30;

/**
 * Deletes passports {@link PASSPORT_RETENTION_DAYS} after the last trip. Those of cancelled or
 * expired bookings are deleted immediately.
 *
 * @param now an instant in milliseconds since 1970
 * @returns how many
 */
export function deleteExpiredPassports(unitOfWork: UnitOfWork, now: number): Promise<number> {
  const endedBefore = manilaIso(now - PASSPORT_RETENTION_DAYS * DAY_MS);
  return unitOfWork.write('passports', (repositories) =>
    repositories.participants.removePassports(endedBefore, ['cancelled', 'expired']),
  );
}

/** Outcome of encrypting passports with the current key. */
export interface Rotation {
  /** Number of passports that were encrypted again. */
  readonly rotated: number;
  /**
   * References of bookings with a passport that cannot be decrypted. It was altered or moved, or
   * its key was changed.
   */
  readonly unreadable: readonly string[];
}

/** The handling of passports that cannot be decrypted. */
export type Unreadable = 'kept' | 'forgotten';

/**
 * Encrypts passports of older keys with the current one, so that those keys can be removed.
 * Bookings are handled one by one, and a passport that is saved meanwhile is not touched.
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

/**
 * Encrypts a passport again; null where it cannot be decrypted. @throws StartupError when its key
 * is not on the ring
 */
function reencrypt(passport: EncryptedText, place: ParticipantRecord, ring: KeyRing): EncryptedText | null {
  const opened = decryptPassport(passport, place, ring);
  return opened && encryptPassport(opened, place, ring);
}

/** Number of passports that are tried for each key, in case one is damaged. */
const MAX_SAMPLES = 10;

/**
 * Checks that stored passports can be decrypted. @throws StartupError for a key that is missing or
 * was changed
 */
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

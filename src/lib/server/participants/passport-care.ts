import { manilaIso } from '../../booking/manila-time.ts';
import { type KeyRing, missingKey } from '../passports/key-ring.ts';
import type { Sealed } from '../passports/sealing.ts';
import type { Ledger, Store } from '../repositories/ledger.ts';
import { StartupError } from '../startup-error.ts';
import type { ParticipantRecord } from './participant-record.ts';
import { openPassport, sealPassport } from './participant-view.ts';

/** Passports are kept until a month after the last trip, for claims that insurers still make. */
export const PASSPORT_DAYS = 30;

/**
 * Forgets passports that nobody needs any more: {@link PASSPORT_DAYS} after the last trip, and at once where a booking was cancelled or expired.
 *
 * @param now an instant in milliseconds since 1970
 * @returns how many
 */
export function forgetOldPassports(store: Store, now: number): Promise<number> {
  const endedBefore = manilaIso(now - PASSPORT_DAYS * 86_400_000);
  return store.write('passports', (ledger) =>
    ledger.participants.forgetPassports(endedBefore, ['cancelled', 'expired']),
  );
}

/** What encrypting passports anew has come to. */
export interface Rotation {
  /** How many passports were encrypted with another key. */
  readonly rotated: number;
  /** References of bookings with a passport that was changed or moved in the database: no key opens it. */
  readonly unreadable: readonly string[];
}

/**
 * Encrypts with the current key what is encrypted with older ones, so that those can be taken off the ring. Booking by booking, while travellers save theirs:
 * a passport that somebody changes meanwhile stays as they saved it.
 *
 * @throws StartupError when a key is not on the ring
 */
export async function reencryptPassports(store: Store, ring: KeyRing): Promise<Rotation> {
  const refs = await store.read(({ participants }) => participants.sealedWithOther(ring.current));
  const unreadable: string[] = [];
  let rotated = 0;
  for (const ref of refs) {
    const booking = await store.write(ref, (ledger) => reencryptBooking(ledger, ref, ring));
    rotated += booking.rotated;
    if (!booking.isReadable) unreadable.push(ref);
  }
  return { rotated, unreadable };
}

async function reencryptBooking({ participants }: Ledger, ref: string, ring: KeyRing) {
  let [rotated, isReadable] = [0, true];
  for (const participant of await participants.ofBooking(ref)) {
    const { passport } = participant;
    if (passport === null || passport.keyId === ring.current) continue;
    const again = sealedAgain(passport, participant, ring);
    if (again === null) isReadable = false;
    else if (await participants.reseal(participant, passport, again)) rotated += 1;
  }
  return { rotated, isReadable };
}

/** Null for what was tampered with. @throws StartupError when its key is not on the ring */
function sealedAgain(passport: Sealed, place: ParticipantRecord, ring: KeyRing): Sealed | null {
  try {
    return sealPassport(openPassport(passport, place, ring), place, ring);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    return null;
  }
}

/** @throws StartupError when passports are kept that no key of the ring opens */
export async function checkPassportKeys(store: Store, { keys }: KeyRing): Promise<void> {
  const used = await store.read(({ participants }) => participants.passportKeys());
  const missing = used.find((id) => !keys.has(id));
  if (missing !== undefined) throw missingKey(missing);
}

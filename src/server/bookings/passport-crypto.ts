import { manilaIso } from '../../lib/time/manila.ts';
import type { ParticipantRecord, Sealed } from '../repositories/participant-record.ts';
import type { Ledger, Store } from '../repositories/repositories.ts';
import { changedKey, type KeyRing, missingKey } from '../secrets/key-ring.ts';
import { openPassport, sealPassport } from './participant-view.ts';

/** Passports are kept until a month after the last trip, for claims that insurers still make. */
export const PASSPORT_RETENTION_DAYS = 30;

/**
 * Forgets passports that nobody needs any more: {@link PASSPORT_RETENTION_DAYS} after the last trip, and at once where a booking was cancelled or expired.
 *
 * @param now an instant in milliseconds since 1970
 * @returns how many
 */
export function forgetOldPassports(store: Store, now: number): Promise<number> {
  const endedBefore = manilaIso(now - PASSPORT_RETENTION_DAYS * 86_400_000);
  return store.write('passports', (ledger) =>
    ledger.participants.forgetPassports(endedBefore, ['cancelled', 'expired']),
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
export async function reencryptPassports(store: Store, ring: KeyRing, fate: Unreadable = 'kept'): Promise<Rotation> {
  const refs = await store.read(({ participants }) => participants.sealedWithOther(ring.current));
  const unreadable: string[] = [];
  let rotated = 0;
  for (const ref of refs) {
    const booking = await store.write(ref, (ledger) => reencryptBooking(ledger, ref, ring, fate));
    rotated += booking.rotated;
    if (!booking.isReadable) unreadable.push(ref);
  }
  return { rotated, unreadable };
}

async function reencryptBooking({ participants }: Ledger, ref: string, ring: KeyRing, fate: Unreadable) {
  let [rotated, isReadable] = [0, true];
  for (const participant of await participants.ofBooking(ref)) {
    const { passport } = participant;
    if (passport === null || passport.keyId === ring.current) continue;
    const again = sealedAgain(passport, participant, ring);
    if (again === null) isReadable = false;
    if (again === null && fate === 'kept') continue;
    const isChanged = await participants.reseal(participant, passport, again);
    if (isChanged && again !== null) rotated += 1;
  }
  return { rotated, isReadable };
}

/** Null for what nothing opens. @throws StartupError when its key is not on the ring */
function sealedAgain(passport: Sealed, place: ParticipantRecord, ring: KeyRing): Sealed | null {
  const opened = openPassport(passport, place, ring);
  return opened && sealPassport(opened, place, ring);
}

/** So many passports of a key are tried: one that was damaged says nothing about its key. */
const MAX_SAMPLES = 10;

/** @throws StartupError when passports are kept whose key is not on the ring, or has other bytes than it had */
export function checkPassportKeys(store: Store, ring: KeyRing): Promise<void> {
  return store.read(async ({ participants }) => {
    const used = await participants.passportKeys();
    const missing = used.find((id) => !ring.keys.has(id));
    if (missing !== undefined) throw missingKey(missing);
    for (const id of used) {
      const some = await participants.sealedWith(id, MAX_SAMPLES);
      if (!some.some((one) => one.passport && openPassport(one.passport, one, ring))) throw changedKey(id);
    }
  });
}

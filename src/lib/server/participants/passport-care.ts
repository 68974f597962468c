import { manilaIso } from '../../booking/manila-time.ts';
import type { KeyRing } from '../passports/key-ring.ts';
import type { Ledger, Store } from '../repositories/ledger.ts';
import { StartupError } from '../startup-error.ts';
import { openPassport, sealPassport } from './participant-view.ts';

/** Passports are kept until a month after the last trip, for claims that insurers still make. */
export const PASSPORT_DAYS = 30;

const AT_ONCE = 100;

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

/** Encrypts with the current key what is encrypted with older ones, so that those can be taken off the ring. @returns how many */
export async function reencryptPassports(store: Store, ring: KeyRing): Promise<number> {
  const changed = await store.write('passports', (ledger) => reencryptSome(ledger, ring));
  return changed < AT_ONCE ? changed : changed + (await reencryptPassports(store, ring));
}

async function reencryptSome({ participants }: Ledger, ring: KeyRing): Promise<number> {
  const old = await participants.sealedWithOther(ring.current, AT_ONCE);
  for (const participant of old) {
    if (!participant.passport) continue;
    const passport = openPassport(participant.passport, participant, ring);
    await participants.save({ ...participant, passport: sealPassport(passport, participant, ring) });
  }
  return old.length;
}

/** @throws StartupError when passports are kept that no key of the ring opens */
export async function checkPassportKeys(store: Store, { keys }: KeyRing): Promise<void> {
  const used = await store.read(({ participants }) => participants.passportKeys());
  const missing = used.find((id) => !keys.has(id));
  if (missing === undefined) return;
  throw new StartupError(
    `Passports in the database are encrypted with the key "${missing}": add it to PASSPORT_KEYS, or restore passport.key in DATA_DIR.`,
  );
}

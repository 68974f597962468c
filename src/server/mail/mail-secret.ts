import { hkdfSync } from 'node:crypto';
import type { KeyRing } from '../secrets/key-ring.ts';

const BYTES = 32;

/**
 * The secret in the link of a mail: as good as a random one to whoever has no key, and the same one each time that the mail is tried, so that a mail that
 * arrives twice opens the same booking. Another address gets another one: what went to a mistyped address opens nothing once that is corrected. Nothing of it is kept but
 * its hash.
 */
export function mailSecret(mailId: string, address: string, { current, keys }: KeyRing): string {
  const key = keys.get(current);
  if (!key) throw new Error('A key ring has its current key');
  return Buffer.from(hkdfSync('sha256', key, '', `secret of the mail ${mailId} to ${address}`, BYTES)).toString(
    'base64url',
  );
}

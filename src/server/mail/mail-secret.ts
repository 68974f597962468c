import { hkdfSync } from 'node:crypto';
import type { KeyRing } from '../secrets/key-ring.ts';

const BYTES = 32;

/**
 * The secret in a mail's link, derived from a key: repeated tries have the same one. Another
 * address gets another secret, so a mistyped one opens nothing after a correction. Only its hash is
 * stored.
 */
export function mailSecret(mailId: string, address: string, { current, keys }: KeyRing): string {
  const key = keys.get(current);
  if (!key) throw new Error('A key ring has its current key');
  return Buffer.from(hkdfSync('sha256', key, '', `secret of the mail ${mailId} to ${address}`, BYTES)).toString(
    'base64url',
  );
}

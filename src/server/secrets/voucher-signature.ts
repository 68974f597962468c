import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { type SignedBooking, voucherContent } from '../../lib/bookings/signed-voucher.ts';
import type { KeyRing } from './key-ring.ts';

/** PKCS #8 of an Ed25519 key but for its 32 bytes (RFC 8410). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

/** A key with which a device verifies vouchers. */
export interface VoucherPublicKey {
  readonly id: string;
  /** 32 bytes, base64url. */
  readonly key: string;
}

function privateKeyOf(bytes: Buffer): KeyObject {
  return createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, bytes]), format: 'der', type: 'pkcs8' });
}

/**
 * The code of a voucher, signed with the ring's current key (specification.md#vouchers). The same
 * booking has the same code until one of its trips or the key changes.
 */
export function signVoucher(booking: SignedBooking, { current, keys }: KeyRing): string {
  const content = voucherContent(booking, current);
  const signature = sign(null, Buffer.from(content), privateKeyOf(keys.get(current) as Buffer));
  return `${content}.${signature.toString('base64url')}`;
}

/** The public halves of all keys of a ring, the current one first. */
export function publicKeysOf({ keys }: KeyRing): readonly VoucherPublicKey[] {
  return [...keys].map(([id, bytes]) => {
    const { x = '' } = createPublicKey(privateKeyOf(bytes)).export({ format: 'jwk' });
    return { id, key: x };
  });
}

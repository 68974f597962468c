import { verifyAsync } from '@noble/ed25519';
import type { VoucherStamp } from '../bookings/signed-voucher.ts';

/** Bytes of base64url; null where another text has the same bytes, or none. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    // The last character has bits that nothing reads: only one of its values is taken.
    const again = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
    return again === text ? Uint8Array.from(binary, (sign) => sign.charCodeAt(0)) : null;
  } catch {
    return null;
  }
}

/**
 * Whether an Ed25519 key has signed a voucher; null where this browser cannot say.
 *
 * @param key 32 bytes, base64url
 */
export async function verifySignature(
  { content, signature }: Pick<VoucherStamp, 'content' | 'signature'>,
  key: string,
): Promise<boolean | null> {
  const [signed, publicKey] = [bytesOf(signature), bytesOf(key)];
  if (!signed || !publicKey) return false;
  const text = new TextEncoder().encode(content);
  try {
    const imported = await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', imported, signed, text);
  } catch {
    return verifyByLibrary(signed, text, publicKey);
  }
}

/** The same for browsers before 2025; null for pages without HTTPS, which cannot hash either. */
async function verifyByLibrary(signature: Uint8Array, text: Uint8Array, key: Uint8Array): Promise<boolean | null> {
  try {
    // As strict as browsers are (RFC 8032).
    return await verifyAsync(signature, text, key, { zip215: false });
  } catch {
    return null;
  }
}

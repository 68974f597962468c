import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { EncryptedText } from '../repositories/participant-record.ts';
import { type KeyRing, missingKey } from './key-ring.ts';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a text with the ring's current key (AES-256-GCM).
 *
 * @param context where it is stored: it decrypts nowhere else, so rows cannot be swapped
 */
export function encrypt(text: string, context: string, { current, keys }: KeyRing): EncryptedText {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(keys, current), iv).setAAD(Buffer.from(context));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return { keyId: current, text: Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64') };
}

/**
 * Decrypts what {@link encrypt} encrypted. Null where that cannot be done: it was changed or moved,
 * or its key has other bytes than it had.
 *
 * @throws StartupError when its key is not on the ring
 */
export function decrypt({ keyId, text }: EncryptedText, context: string, { keys }: KeyRing): string | null {
  const key = keyOf(keys, keyId);
  try {
    return readCiphertext(Buffer.from(text, 'base64'), context, key);
  } catch {
    // GCM says no more than that it does not fit.
    return null;
  }
}

function readCiphertext(bytes: Buffer, context: string, key: Buffer): string {
  const iv = bytes.subarray(0, IV_BYTES);
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(context)).setAuthTag(tag);
  return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}

function keyOf(keys: KeyRing['keys'], id: string): Buffer {
  const key = keys.get(id);
  if (!key) throw missingKey(id);
  return key;
}

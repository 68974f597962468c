import { createHash } from 'node:crypto';

/** The digest of a file's bytes, by which two states of it are told apart. */
export function digestOf(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

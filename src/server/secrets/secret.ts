import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const BYTES = 32;
/** A hash that no secret has, so that a missing reference takes as long as a wrong secret. */
const NO_HASH = Buffer.alloc(BYTES);

/** A new secret: 32 random bytes as base64url. */
export function newSecret(): string {
  return randomBytes(BYTES).toString('base64url');
}

/**
 * The stored hash of a secret: its SHA-256 as base64url. A random secret of 32 bytes needs no salt
 * and no slow hash.
 */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Whether a secret is one of those that were hashed; takes as long whether it is or not. */
export function matchesHash(secret: string | null, hashes: readonly string[]): boolean {
  const given = Buffer.from(hashOf(secret ?? ''), 'base64url');
  const known = hashes.length > 0 ? hashes.map((hash) => Buffer.from(hash, 'base64url')) : [NO_HASH];
  return known.map((hash) => hash.length === given.length && timingSafeEqual(hash, given)).includes(true);
}

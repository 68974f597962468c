import type { SecretRepository } from '../repositories/repositories.ts';
import { hashOf, matchesHash, newSecret } from './secret.ts';

/** The access that a sender has to a reference. */
export type Access =
  /** The reference is not in use. */
  | 'unclaimed'
  /** The secret is correct. */
  | 'open'
  /** The secret is wrong or missing. */
  | 'closed';

/** The access of a sender with a secret, or none, to a reference. */
export async function accessTo(secrets: SecretRepository, ref: string, secret: string | null): Promise<Access> {
  return accessWith(secret, await secrets.hashesOf(ref));
}

/** The access of a sender with a secret, or none, to a reference with these hashes. */
export function accessWith(secret: string | null, hashes: readonly string[]): Access {
  const isOpen = matchesHash(secret, hashes);
  if (hashes.length === 0) return 'unclaimed';
  return isOpen ? 'open' : 'closed';
}

/** Issues another secret for a reference. @returns the secret, of which only a hash is stored */
export async function issueSecret(secrets: SecretRepository, ref: string, at: string): Promise<string> {
  const secret = newSecret();
  await secrets.add({ ref, hash: hashOf(secret), at });
  return secret;
}

import type { SecretRepository } from '../repositories/repositories.ts';
import { hashOf, matchesHash, newSecret } from './secret.ts';

/** What somebody may do with a reference. */
export type Access =
  /** Nobody has it yet. */
  | 'unclaimed'
  /** They know its secret. */
  | 'open'
  /** They do not: for them it does not exist. */
  | 'closed';

/** What somebody who gives a secret, or none, may do with a reference. */
export async function accessTo(secrets: SecretRepository, ref: string, secret: string | null): Promise<Access> {
  return accessWith(secret, await secrets.hashesOf(ref));
}

/** What somebody who gives a secret, or none, may do with a reference that has these secrets. */
export function accessWith(secret: string | null, hashes: readonly string[]): Access {
  const isOpen = matchesHash(secret, hashes);
  if (hashes.length === 0) return 'unclaimed';
  return isOpen ? 'open' : 'closed';
}

/** Makes another secret for a reference. @returns the secret, which is kept only as a hash */
export async function issueSecret(secrets: SecretRepository, ref: string, at: string): Promise<string> {
  const secret = newSecret();
  await secrets.add({ ref, hash: hashOf(secret), at });
  return secret;
}

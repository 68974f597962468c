import { manilaIso } from '../../lib/time/manila.ts';
import type { Repositories } from '../repositories/repositories.ts';

/** A request by the key under which it is made once. */
export interface ClaimedRequest {
  readonly key: string;
  /** SHA-256 of its body. */
  readonly hash: string;
  readonly ref: string;
}

/** Whether a request is new; a repeated one is to change nothing. */
export type Claim = 'new' | 'repeated' | 'key-reused';

type Keys = Pick<Repositories, 'idempotency'>;

/** Whether a request was made before, or its key is another's; stores nothing. */
export async function findClaim({ idempotency }: Keys, { key, hash, ref }: ClaimedRequest): Promise<Claim> {
  const earlier = await idempotency.find(key);
  if (!earlier) return 'new';
  return earlier.requestHash === hash && earlier.bookingRef === ref ? 'repeated' : 'key-reused';
}

/** Stores that a new request was made. @param now an instant in milliseconds since 1970 */
export async function addClaim({ idempotency }: Keys, { key, hash, ref }: ClaimedRequest, now: number): Promise<void> {
  await idempotency.add({ key, requestHash: hash, bookingRef: ref, claimed: false, at: manilaIso(now) });
}

/** Takes a request on, once. @param now an instant in milliseconds since 1970 */
export async function claimRequest(repositories: Keys, request: ClaimedRequest, now: number): Promise<Claim> {
  const claim = await findClaim(repositories, request);
  if (claim === 'new') await addClaim(repositories, request, now);
  return claim;
}

import { manilaIso } from '../../lib/time/manila.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';
import type { Repositories } from '../repositories/repositories.ts';

/** A request by the key under which it is made once. */
export interface ClaimedRequest {
  readonly key: string;
  /** SHA-256 of its body. */
  readonly hash: string;
  readonly ref: string;
}

/** Whether a request is new; a repeated one is to change nothing. */
type Claim = 'new' | 'repeated' | 'key-reused';

type Keys = Pick<Repositories, 'idempotency'>;

/** Outcome of a request that was made before, or whose key is another's. */
export type EarlierRequest =
  /** The same request was made before; the booking may have been changed again since. */
  | { readonly kind: 'repeated'; readonly booking: BookingRecord }
  /** The key belongs to another request. */
  | { readonly kind: 'key-reused' };

/** Whether a request was made before, or its key is another's; stores nothing. */
async function findClaim({ idempotency }: Keys, { key, hash, ref }: ClaimedRequest): Promise<Claim> {
  const earlier = await idempotency.find(key);
  if (!earlier) return 'new';
  return earlier.requestHash === hash && earlier.bookingRef === ref ? 'repeated' : 'key-reused';
}

/** Stores that a new request was made. @param now an instant in milliseconds since 1970 */
async function addClaim({ idempotency }: Keys, { key, hash, ref }: ClaimedRequest, now: number): Promise<void> {
  await idempotency.add({ key, requestHash: hash, bookingRef: ref, claimed: false, at: manilaIso(now) });
}

/** Takes a request on, once. @param now an instant in milliseconds since 1970 */
export async function claimRequest(repositories: Keys, request: ClaimedRequest, now: number): Promise<Claim> {
  const claim = await findClaim(repositories, request);
  if (claim === 'new') await addClaim(repositories, request, now);
  return claim;
}

/**
 * Makes a request once for its key. What was refused can be asked again under it.
 *
 * @param kinds of the outcomes with which it was made
 * @param now an instant in milliseconds since 1970
 */
export async function onceFor<Outcome extends { readonly kind: string }>(
  repositories: Keys,
  { booking, claim }: { readonly booking: BookingRecord; readonly claim: ClaimedRequest },
  make: () => Promise<Outcome>,
  kinds: readonly Outcome['kind'][],
  now: number,
): Promise<Outcome | EarlierRequest> {
  const earlier = await findClaim(repositories, claim);
  if (earlier === 'repeated') return { kind: 'repeated', booking };
  if (earlier === 'key-reused') return { kind: 'key-reused' };
  const outcome = await make();
  if (kinds.includes(outcome.kind)) await addClaim(repositories, claim, now);
  return outcome;
}

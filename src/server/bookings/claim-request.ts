import { manilaIso } from '../../lib/time/manila.ts';
import type { Repositories } from '../repositories/repositories.ts';

/** A request of the desk, by the key under which it is made once. */
export interface DeskRequest {
  readonly key: string;
  /** SHA-256 of its body. */
  readonly hash: string;
  readonly ref: string;
}

/** Keys of the desk are apart from those of travellers. */
const PREFIX = 'desk ';

/**
 * Takes a request on, once: a repeated one is to change nothing.
 *
 * @param now an instant in milliseconds since 1970
 */
export async function claimRequest(
  { idempotency }: Pick<Repositories, 'idempotency'>,
  { key, hash, ref }: DeskRequest,
  now: number,
): Promise<'new' | 'repeated' | 'key-reused'> {
  const earlier = await idempotency.find(PREFIX + key);
  if (earlier) return earlier.requestHash === hash && earlier.bookingRef === ref ? 'repeated' : 'key-reused';
  const request = { requestHash: hash, bookingRef: ref, claimed: false, at: manilaIso(now) };
  await idempotency.add({ key: PREFIX + key, ...request });
  return 'new';
}

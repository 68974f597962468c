import type { BookingRecord } from '../repositories/booking-record.ts';
import type { Repositories } from '../repositories/repositories.ts';
import { addClaim, type ClaimedRequest, findClaim } from './claim-request.ts';
import { type DropTripOutcome, type DropTripRequest, dropCalledOffTrip } from './drop-called-off-trip.ts';

/** Outcome of taking a trip out under a key. */
export type DropTripOnceOutcome =
  | DropTripOutcome
  /** The same request had taken it out before. */
  | { readonly kind: 'repeated'; readonly booking: BookingRecord }
  /** The key belongs to another request. */
  | { readonly kind: 'key-reused' };

/**
 * Takes a trip out of its booking once for each key. What was refused can be asked again under its
 * key.
 *
 * @param now an instant in milliseconds since 1970
 */
export async function dropTripOnce(
  repositories: Repositories,
  booking: BookingRecord,
  { claim, ...request }: DropTripRequest & { readonly claim: ClaimedRequest },
  now: number,
): Promise<DropTripOnceOutcome> {
  const earlier = await findClaim(repositories, claim);
  if (earlier === 'repeated') return { kind: 'repeated', booking };
  if (earlier === 'key-reused') return { kind: 'key-reused' };
  const outcome = await dropCalledOffTrip(repositories, booking, request, now);
  if (outcome.kind === 'dropped' || outcome.kind === 'same') await addClaim(repositories, claim, now);
  return outcome;
}

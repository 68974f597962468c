import type { BookingRecord } from '../repositories/booking-record.ts';
import type { Repositories } from '../repositories/repositories.ts';
import { type ClaimedRequest, type EarlierRequest, onceFor } from './claim-request.ts';
import { type DropTripOutcome, type DropTripRequest, dropCalledOffTrip } from './drop-called-off-trip.ts';

/** Outcome of taking a trip out under a key. */
export type DropTripOnceOutcome = DropTripOutcome | EarlierRequest;

/**
 * Takes a trip out of its booking once for each key. What was refused can be asked again under its
 * key.
 *
 * @param now an instant in milliseconds since 1970
 */
export function dropTripOnce(
  repositories: Repositories,
  booking: BookingRecord,
  { claim, ...request }: DropTripRequest & { readonly claim: ClaimedRequest },
  now: number,
): Promise<DropTripOnceOutcome> {
  const drop = () => dropCalledOffTrip(repositories, booking, request, now);
  return onceFor(repositories, { booking, claim }, drop, ['dropped', 'same'], now);
}

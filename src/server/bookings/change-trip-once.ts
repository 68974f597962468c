import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';
import type { Repositories } from '../repositories/repositories.ts';
import { type ChangeTripOutcome, type ChangeTripRequest, changeTrip } from './change-trip.ts';
import { type ClaimedRequest, type EarlierRequest, onceFor } from './claim-request.ts';

/** Outcome of changing a trip under a key. */
export type ChangeTripOnceOutcome = ChangeTripOutcome | EarlierRequest;

/**
 * Changes a trip once for each key, so that a repeated request never undoes a later change. What
 * was refused can be asked again under its key.
 *
 * @param now an instant in milliseconds since 1970
 */
export function changeTripOnce(
  repositories: Repositories,
  booking: BookingRecord,
  { claim, ...request }: ChangeTripRequest & { readonly claim: ClaimedRequest },
  catalogue: BookingCatalogue,
  now: number,
): Promise<ChangeTripOnceOutcome> {
  const change = () => changeTrip(repositories, booking, request, catalogue, now);
  return onceFor(repositories, { booking, claim }, change, ['changed', 'same'], now);
}

import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';
import type { Repositories } from '../repositories/repositories.ts';
import { type ChangeTripOutcome, type ChangeTripRequest, changeTrip } from './change-trip.ts';
import { addClaim, type ClaimedRequest, findClaim } from './claim-request.ts';

/** Outcome of changing a trip under a key. */
export type ChangeTripOnceOutcome =
  | ChangeTripOutcome
  /** The same request had changed it before; it may have been changed again since. */
  | { readonly kind: 'repeated'; readonly booking: BookingRecord }
  /** The key belongs to another request. */
  | { readonly kind: 'key-reused' };

/**
 * Changes a trip once for each key, so that a repeated request never undoes a later change. What
 * was refused can be asked again under its key.
 *
 * @param now an instant in milliseconds since 1970
 */
export async function changeTripOnce(
  repositories: Repositories,
  booking: BookingRecord,
  request: ChangeTripRequest & { readonly claim: ClaimedRequest },
  catalogue: BookingCatalogue,
  now: number,
): Promise<ChangeTripOnceOutcome> {
  const { claim, ...change } = request;
  const earlier = await findClaim(repositories, claim);
  if (earlier === 'repeated') return { kind: 'repeated', booking };
  if (earlier === 'key-reused') return { kind: 'key-reused' };
  const outcome = await changeTrip(repositories, booking, change, catalogue, now);
  if (outcome.kind === 'changed' || outcome.kind === 'same') await addClaim(repositories, claim, now);
  return outcome;
}

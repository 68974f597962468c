import { closureOfDeparture } from '../../lib/availability/departure-availability.ts';
import type { DepartureChange } from '../../lib/availability/departure-change.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import type { AvailabilityRepository } from '../repositories/availability-record.ts';
import type { TripRecord } from '../repositories/booking-record.ts';

/** A booked trip whose departure is closed, with why, within a sentence; empty where unknown. */
export interface ClosedTrip {
  readonly trip: TripRecord;
  readonly reason: string;
}

/**
 * The first trip ahead whose departure was closed or called off; null where there is none. What the
 * operator books by telephone alone (`ask`) is open to whoever has booked it.
 *
 * @param now an instant in milliseconds since 1970
 */
export async function findClosedTrip(
  repository: Pick<AvailabilityRepository, 'changes'>,
  { trips: listings }: Pick<BookingCatalogue, 'trips'>,
  trips: readonly TripRecord[],
  now: number,
): Promise<ClosedTrip | null> {
  for (const sold of trips) {
    const { listingCode, date, time } = sold.trip;
    // A listing that is not offered any more can still be closed by its code.
    const listing = listings.get(listingCode) ?? { code: listingCode, capacity: undefined, closures: [] };
    const pool = listing.capacity?.pool;
    const scopes: DepartureChange['scope'][] = [{ kind: 'listing', id: listingCode }];
    if (pool) scopes.push({ kind: 'pool', id: pool });
    const changes = await repository.changes(scopes, { from: date, to: date });
    const closure = closureOfDeparture(listing, date, time, changes);
    const isClosed = Date.parse(sold.departure) > now && closure !== null && !closure.isOnRequest;
    if (sold.isCalledOff || isClosed) return { trip: sold, reason: closure?.reason ?? '' };
  }
  return null;
}

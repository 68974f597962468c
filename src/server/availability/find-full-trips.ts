import { countDeparture } from '../../lib/availability/departure-availability.ts';
import { takesGroup } from '../../lib/availability/departure-fit.ts';
import type { FullTrip } from '../../lib/availability/full-trip.schema.ts';
import { daysOf, type TakenTrip, vehicleFreeAt } from '../../lib/availability/occupancy.ts';
import { tripTimes } from '../../lib/booking/departure.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import type { AvailabilityRepository } from '../repositories/availability-record.ts';
import type { TripRecord } from '../repositories/booking-record.ts';
import { findAlternatives } from './find-alternatives.ts';
import { loadAvailability, poolOf, type TripId } from './load-availability.ts';

/** Trips that are about to be booked, or booked otherwise. */
export interface PlaceRequest {
  readonly trips: readonly Pick<TripRecord, 'ref' | 'trip'>[];
  /** The trip that gives its places back by this; absent for a new booking. */
  readonly exceptTrip?: TripId;
}

/**
 * Finds trips without a place left, after locking their departures for the transaction.
 *
 * Book in the same transaction, so that nobody else can take these places meanwhile
 * (specification.md#selling-places).
 *
 * @param now an instant in milliseconds since 1970
 */
export async function findFullTrips(
  repository: AvailabilityRepository,
  catalogue: BookingCatalogue,
  { trips, exceptTrip }: PlaceRequest,
  now: number,
): Promise<readonly FullTrip[]> {
  await repository.lock(trips.flatMap(({ trip }) => lockKeysOf(trip, catalogue)));
  const full: FullTrip[] = [];
  const besides: TakenTrip[] = [];
  for (const { ref, trip } of trips) {
    const listing = catalogue.trips.get(trip.listingCode);
    // What is not offered any more has no vehicles to count.
    if (!listing) continue;
    const { departure, end } = tripTimes(trip.date, trip.time, listing.duration);
    const span = { listings: [listing], from: departure, until: end };
    const context = await loadAvailability(repository, catalogue, span, now, { besides, exceptTrip });
    const counted = countDeparture(listing, trip.date, trip.time, context);
    if (takesGroup(counted, trip.people)) {
      besides.push({ listingCode: trip.listingCode, departure, end, people: trip.people });
      continue;
    }
    const { status, vacancies, largestGroup, reason, isOnRequest } = counted;
    const alternatives = await findAlternatives(repository, catalogue, { listing, trip, besides, exceptTrip }, now);
    full.push({
      ref,
      status,
      vacancies: vacancies ?? 0,
      largestGroup: largestGroup ?? 0,
      ...(reason && { reason }),
      ...(isOnRequest && { isOnRequest }),
      alternatives: [...alternatives],
    });
  }
  return full;
}

/** The lock keys of a trip: its departure's day, or every day on which it uses its pool. */
export function lockKeysOf(
  { listingCode, date, time }: Pick<TripRecord['trip'], 'listingCode' | 'date' | 'time'>,
  { trips, pools }: Pick<BookingCatalogue, 'trips' | 'pools'>,
): readonly string[] {
  const listing = trips.get(listingCode);
  if (!listing) return [];
  const pool = poolOf(listing, pools);
  if (!pool) return [`places listing:${listingCode} ${date}`];
  const { departure, end } = tripTimes(date, time, listing.duration);
  return daysOf(departure, vehicleFreeAt(end, pool)).map((day) => `places pool:${pool.id} ${day}`);
}

import type { AvailabilityContext, AvailableListing } from '../../lib/availability/departure-availability.ts';
import type { DepartureChange } from '../../lib/availability/departure-change.ts';
import { type CountedListing, daysOf, occupancyOf, type TakenTrip } from '../../lib/availability/occupancy.ts';
import { statusAt } from '../../lib/bookings/status-at.ts';
import type { Pool } from '../../lib/catalogue/fleet.schema.ts';
import { durationMinutes } from '../../lib/time/duration.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import type { AvailabilityRepository, PooledTrip, StoredTrip } from '../repositories/availability-record.ts';
import type { Period } from '../repositories/booking-filter.ts';

/** The departures to count: of listings that share a pool, or have none; instants are in ms. */
export interface CountedSpan {
  readonly listings: readonly AvailableListing[];
  readonly from: number;
  readonly until: number;
}

/** A booked trip by its references. */
export type TripId = Pick<StoredTrip, 'bookingRef' | 'tripRef'>;

/** What else decides about the count. */
export interface CountOptions {
  /** A trip that does not count: it is about to change. */
  readonly exceptTrip?: TripId | undefined;
  /** Trips that are about to be booked together with the one in question. */
  readonly besides?: readonly TakenTrip[];
}

/** Minimum reach in milliseconds, the maximum duration of a trip whose vehicles are found. */
const MIN_REACH_MS = 24 * 3_600_000;

/**
 * Loads who is on the departures of a span, and what leaves from the same pool meanwhile.
 *
 * @param now an instant in milliseconds since 1970: a booking that expires then takes no place
 */
export async function loadAvailability(
  repository: AvailabilityRepository,
  { trips: listings, pools: allPools }: Pick<BookingCatalogue, 'trips' | 'pools'>,
  { listings: counted, from, until }: CountedSpan,
  now: number,
  { exceptTrip, besides = [] }: CountOptions = {},
): Promise<AvailabilityContext> {
  const pool = counted[0] && poolOf(counted[0], allPools);
  const pools = new Map(pool ? [[pool.id, pool]] : []);
  const members = pool ? [...listings.values()].filter(({ capacity }) => capacity?.pool === pool.id) : counted;
  const reach = pool ? maxUseMs(pool, members) : 0;
  const period = { from: manilaIso(from - reach), before: manilaIso(until + reach) };
  const codes = members.map(({ code }) => code);
  const stored = await repository.bookedTrips(codes, period);
  const withdrawn = pool ? await withdrawnTrips(repository, pool, codes, listings, period) : [];
  const days = daysOf(from - reach, until + reach);
  const scopes: DepartureChange['scope'][] = codes.map((id) => ({ kind: 'listing', id }));
  if (pool) scopes.push({ kind: 'pool', id: pool.id });
  const changes = await repository.changes(scopes, { from: days[0] as string, to: days.at(-1) as string });
  const trips = [...stored, ...withdrawn]
    .filter((trip) => !isTrip(trip, exceptTrip) && statusAt(trip, now) !== 'expired')
    .map(takenTripOf);
  const known = new Map<string, CountedListing>(members.map((each) => [each.code, each]));
  for (const trip of withdrawn) known.set(trip.listingCode, withdrawnListing(trip));
  const occupancy = occupancyOf({ trips: [...trips, ...besides], listings: known, pools, changes });
  return { pools, changes, occupancy };
}

/** Trips of listings that are not offered any more, but whose vehicles the pool still needs. */
async function withdrawnTrips(
  repository: AvailabilityRepository,
  { id }: Pool,
  codes: readonly string[],
  listings: BookingCatalogue['trips'],
  period: Period,
): Promise<readonly PooledTrip[]> {
  const others = await repository.pooledTrips(id, codes, period);
  // A listing that has moved to another pool is counted there.
  return others.filter(({ listingCode }) => !listings.has(listingCode));
}

/** A withdrawn listing as far as counting needs it, from what its trips were stored with. */
function withdrawnListing({ listingCode, poolUse: { pool, sharing, seats } }: PooledTrip): CountedListing {
  return { code: listingCode, sharing, capacity: { units: 1, seats, pool } };
}

/** The pool of a listing; undefined where it has its own vehicles or no limit. */
export function poolOf({ capacity }: AvailableListing, pools: readonly Pool[]): Pool | undefined {
  return pools.find(({ id }) => id === capacity?.pool);
}

/** The longest that a vehicle of the pool is out, in milliseconds. */
function maxUseMs({ turnaround }: Pool, members: readonly AvailableListing[]): number {
  const trips = members.map(({ duration }) => durationMinutes(duration) * 60_000);
  return Math.max(MIN_REACH_MS, ...trips) + durationMinutes(turnaround) * 60_000;
}

function takenTripOf({ listingCode, departure, end, people }: StoredTrip): TakenTrip {
  return { listingCode, departure: Date.parse(departure), end: Date.parse(end), people };
}

function isTrip({ bookingRef, tripRef }: StoredTrip, id: TripId | undefined): boolean {
  return bookingRef === id?.bookingRef && tripRef === id.tripRef;
}

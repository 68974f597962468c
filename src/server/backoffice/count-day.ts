import {
  type AvailabilityContext,
  type CountedDeparture,
  countDeparture,
} from '../../lib/availability/departure-availability.ts';
import type { DepartureChange } from '../../lib/availability/departure-change.ts';
import { daysOf } from '../../lib/availability/occupancy.ts';
import type { SellableTrip } from '../../lib/booking/booking-catalogue.schema.ts';
import { departureTimes } from '../../lib/booking/departure-choices.ts';
import { statusAt } from '../../lib/bookings/status-at.ts';
import { addDays, manilaInstant, manilaIso } from '../../lib/time/manila.ts';
import { loadAvailability, poolOf } from '../availability/load-availability.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import type { AvailabilityRepository, StoredTrip } from '../repositories/availability-record.ts';

/** A departure as the operator sees it: counted, with its bookings. */
export interface DayDeparture extends CountedDeparture {
  readonly listing: SellableTrip;
  /** ISO date in Palawan. */
  readonly date: string;
  readonly bookings: readonly Pick<StoredTrip, 'bookingRef' | 'tripRef' | 'people'>[];
  /** Whether the operator has closed it on this day, or changed vehicles or places. */
  readonly isChanged: boolean;
}

/**
 * Counts every departure of some listings on a day, by hour. An hour that is no longer offered
 * counts too where somebody is booked on it. Each pool is loaded once.
 *
 * @param now an instant in milliseconds since 1970
 */
export function countDay(
  repository: AvailabilityRepository,
  catalogue: Pick<BookingCatalogue, 'trips' | 'pools'>,
  { listings, date }: { readonly listings: readonly SellableTrip[]; readonly date: string },
  now: number,
): Promise<readonly DayDeparture[]> {
  return countDays(repository, catalogue, { listings, from: date, to: date, isScheduledOnly: false }, now);
}

/** Some listings on some days, both included. */
export interface CountedDays {
  readonly listings: readonly SellableTrip[];
  readonly from: string;
  readonly to: string;
  /** Whether hours that travellers choose count only where somebody is booked. */
  readonly isScheduledOnly: boolean;
}

/** The same for several days: see {@link countDay}. */
export async function countDays(
  repository: AvailabilityRepository,
  catalogue: Pick<BookingCatalogue, 'trips' | 'pools'>,
  { listings, from: first, to, isScheduledOnly }: CountedDays,
  now: number,
): Promise<readonly DayDeparture[]> {
  if (listings.length === 0) return [];
  const [from, until] = [manilaInstant(first), manilaInstant(addDays(to, 1))];
  const period = { from: manilaIso(from), before: manilaIso(until) };
  const codes = listings.map(({ code }) => code);
  const stored = await repository.bookedTrips(codes, period);
  const booked = Map.groupBy(
    stored.filter((trip) => statusAt(trip, now) !== 'expired'),
    ({ listingCode, departure }) => `${listingCode} ${departure.slice(0, 10)}`,
  );
  const counted: DayDeparture[] = [];
  // One after the other: they share a connection.
  for (const together of Map.groupBy(listings, (each) => poolOf(each, catalogue.pools)?.id).values()) {
    const context = await loadAvailability(repository, catalogue, { listings: together, from, until }, now);
    for (const listing of together) {
      const hours = isScheduledOnly && listing.sched.length === 0 ? [] : departureTimes(listing);
      for (const date of daysOf(from, until)) {
        counted.push(...countHours(listing, date, hours, booked.get(`${listing.code} ${date}`) ?? [], context));
      }
    }
  }
  const key = ({ date, time }: DayDeparture) => `${date} ${time}`;
  return counted.toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

function countHours(
  listing: SellableTrip,
  date: string,
  hours: readonly string[],
  trips: readonly StoredTrip[],
  context: AvailabilityContext,
): readonly DayDeparture[] {
  const booked = Map.groupBy(trips, ({ departure }) => departure.slice(11, 16));
  const times = new Set([...hours, ...booked.keys()]);
  return [...times].toSorted().map((time) => ({
    ...countDeparture(listing, date, time, context),
    listing,
    date,
    bookings: booked.get(time) ?? [],
    isChanged: context.changes.some((change) => isAbout(change, listing, date, time)),
  }));
}

/** "12 of 20", "3 of 4 vehicles", or "5" where nobody counts. */
export function takenText({
  used,
  capacity,
  sharing,
}: Pick<CountedDeparture, 'used' | 'capacity'> & Pick<SellableTrip, 'sharing'>): string {
  if (capacity === null) return String(used);
  const unit = sharing !== 'alone' ? '' : capacity === 1 ? ' vehicle' : ' vehicles';
  return `${used} of ${capacity}${unit}`;
}

function isAbout({ scope, day, time }: DepartureChange, listing: SellableTrip, date: string, hour: string): boolean {
  const id = scope.kind === 'pool' ? listing.capacity?.pool : listing.code;
  return scope.id === id && day === date && (time === null || time === hour);
}

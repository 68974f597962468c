import { departureAvailability } from '../../lib/availability/departure-availability.ts';
import { takesGroup } from '../../lib/availability/departure-fit.ts';
import type { FullTrip } from '../../lib/availability/full-trip.schema.ts';
import type { TakenTrip } from '../../lib/availability/occupancy.ts';
import type { SellableTrip } from '../../lib/booking/booking-catalogue.schema.ts';
import { departureChoices } from '../../lib/booking/departure-choices.ts';
import { clockMinutes } from '../../lib/time/duration.ts';
import { addDays, manilaInstant } from '../../lib/time/manila.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import type { AvailabilityRepository } from '../repositories/availability-record.ts';
import type { TripRecord } from '../repositories/booking-record.ts';
import { loadAvailability, type TripId } from './load-availability.ts';

/** Maximum number of proposed departures, and of days that are searched for them. */
const MAX_ALTERNATIVES = 3;
const DAYS_AHEAD = 7;

/** A trip that found no place. */
export interface FullRequest {
  readonly listing: SellableTrip;
  readonly trip: Pick<TripRecord['trip'], 'date' | 'time' | 'people'>;
  readonly besides: readonly TakenTrip[];
  readonly exceptTrip?: TripId | undefined;
}

/**
 * The next departures of a listing with room for a group: of the same day, then later days. Those
 * of the same day come nearest first.
 *
 * @param now an instant in milliseconds since 1970
 */
export async function findAlternatives(
  repository: AvailabilityRepository,
  catalogue: BookingCatalogue,
  { listing, trip, besides, exceptTrip }: FullRequest,
  now: number,
): Promise<FullTrip['alternatives']> {
  const days = Array.from({ length: DAYS_AHEAD + 1 }, (_, index) => addDays(trip.date, index));
  const span = {
    listings: [listing],
    from: manilaInstant(trip.date),
    until: manilaInstant(addDays(trip.date, DAYS_AHEAD + 1)),
  };
  const context = await loadAvailability(repository, catalogue, span, now, { besides, exceptTrip });
  const distance = (time: string) => Math.abs(clockMinutes(time) - clockMinutes(trip.time));
  const found: FullTrip['alternatives'] = [];
  for (const date of days) {
    const times = departureChoices(date, listing, now)
      .filter(({ bookable }) => bookable)
      .map(({ time }) => time)
      .toSorted((a, b) => distance(a) - distance(b));
    for (const time of times) {
      const departure = departureAvailability(listing, date, time, context, now);
      if (!takesGroup(departure, trip.people)) continue;
      found.push({ date, time, vacancies: departure.vacancies });
      if (found.length === MAX_ALTERNATIVES) return found;
      // Travellers who choose their hour are shown one of each day: nearer ones would differ by
      // half an hour.
      if (listing.sched.length === 0) break;
    }
  }
  return found;
}

import { clockOf } from '../time/duration.ts';
import { hasNotice } from './bookable-dates.ts';
import type { BookableTrip } from './bookable-trip.ts';
import { isWithinDrivingHours } from './driving-hours.ts';

/** An hour at which a trip may leave. */
export interface DepartureChoice {
  /** `07:30` */
  readonly time: string;
  readonly bookable: boolean;
}

/** Travellers who choose their hour choose a half one. */
const HALF_HOURS: readonly string[] = Array.from({ length: 48 }, (_, index) => clockOf(index * 30));

/**
 * The departure hours of a day to choose from. These are the timetable, or every half hour within
 * driving hours where travellers choose the hour. While no day is chosen all of them are open.
 *
 * @param date an ISO date in Palawan, or empty
 * @param now an instant in milliseconds since 1970
 */
export function departureChoices(date: string, trip: BookableTrip, now: number): readonly DepartureChoice[] {
  const { bookingNotice } = trip.policy;
  return departureTimes(trip).map((time) => ({
    time,
    bookable: date === '' || hasNotice(date, time, bookingNotice, now),
  }));
}

/** The departure hours of any day: the timetable, or every half hour within driving hours. */
export function departureTimes({ sched, hours }: Pick<BookableTrip, 'sched' | 'hours'>): readonly string[] {
  return sched.length > 0 ? sched : HALF_HOURS.filter((time) => isWithinDrivingHours(time, hours));
}

import { leadTimeHours } from '../cancellation/lead-time.ts';
import type { Closure } from './closure.schema.ts';
import { isClosed } from './closure.ts';
import { addDays, manilaDate, manilaInstant } from './manila-time.ts';

/** What decides when a trip can be booked. */
export interface Bookability {
  /** Departure times; empty where the traveller picks the hour. */
  readonly sched: readonly string[];
  /** How long before departure a booking must be made: `24h`. */
  readonly bookingNotice: string;
  /** Days without the trip. */
  readonly closures?: readonly Pick<Closure, 'from' | 'to'>[];
}

/** The last departure that counts where the traveller picks the hour. */
const END_OF_DAY = '23:59';

/** Whether a departure leaves the notice that the listing asks for (specification, section 9, Policies). `now` is an instant in ms. */
export function hasNotice(date: string, time: string, bookingNotice: string, now: number): boolean {
  return manilaInstant(date, time) - now >= leadTimeHours(bookingNotice) * 3_600_000;
}

/** The departure times of a day that can still be booked, in Palawan time whatever the device's zone. */
export function bookableTimes(date: string, trip: Bookability, now: number): readonly string[] {
  const closed = trip.closures?.some((closure) => isClosed(closure, date)) ?? false;
  const times = trip.sched.length > 0 ? trip.sched : [END_OF_DAY];
  return closed ? [] : times.filter((time) => hasNotice(date, time, trip.bookingNotice, now));
}

/** The dates of the next `days` days, today in Palawan included, on which at least one departure can be booked. */
export function bookableDates(trip: Bookability, now: number, days: number): readonly string[] {
  const today = manilaDate(now);
  return Array.from({ length: days }, (_, index) => addDays(today, index)).filter(
    (date) => bookableTimes(date, trip, now).length > 0,
  );
}

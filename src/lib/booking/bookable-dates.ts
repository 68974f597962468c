import type { DrivingHours } from '../catalogue/driving-hours.schema.ts';
import type { Closure } from '../catalogue/season-closure.schema.ts';
import { isClosed } from '../catalogue/season-closure.ts';
import { leadTimeHours } from '../time/lead-time.ts';
import { manilaInstant } from '../time/manila.ts';

/** The rules that decide when a trip can be booked. */
export interface Bookability {
  /** Departure times; empty where the traveller picks the hour. */
  readonly sched: readonly string[];
  /** Between which hours it leaves where the traveller picks the hour. */
  readonly hours?: DrivingHours | undefined;
  /** Minimum time between booking and departure: `24h`. */
  readonly bookingNotice: string;
  /** Days without the trip. */
  readonly closures?: readonly Pick<Closure, 'from' | 'to'>[];
}

/** The last departure that counts where the traveller picks the hour. */
const END_OF_DAY = '23:59';

/**
 * Whether a departure leaves the notice that the listing requires (specification.md#notice). `now`
 * is an instant in milliseconds since 1970.
 */
export function hasNotice(date: string, time: string, bookingNotice: string, now: number): boolean {
  return manilaInstant(date, time) - now >= leadTimeHours(bookingNotice) * 3_600_000;
}

/** The departure times of a day that can still be booked, in Palawan time. */
export function bookableTimes(date: string, trip: Bookability, now: number): readonly string[] {
  const closed = trip.closures?.some((closure) => isClosed(closure, date)) ?? false;
  const times = trip.sched.length > 0 ? trip.sched : [trip.hours?.last ?? END_OF_DAY];
  return closed ? [] : times.filter((time) => hasNotice(date, time, trip.bookingNotice, now));
}

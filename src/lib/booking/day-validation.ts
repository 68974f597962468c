import { closureOn } from '../catalogue/season-closure.ts';
import { leadTimeHours, leadTimeText } from '../time/lead-time.ts';
import { addDays, manilaDate } from '../time/manila.ts';
import { bookableTimes } from './bookable-dates.ts';
import type { BookableTrip } from './bookable-trip.ts';
import { MAX_DAYS_AHEAD } from './trip-validation.ts';

/** The last day that can be booked: prices for later are not known. */
export function lastBookableDay(now: number): string {
  return addDays(manilaDate(now), MAX_DAYS_AHEAD);
}

function noticeText(bookingNotice: string): string {
  return leadTimeHours(bookingNotice) === 0
    ? 'The last departure of this day has left.'
    : `Too late for this day: book at least ${leadTimeText(bookingNotice)} ahead.`;
}

/**
 * Why a day of the calendar cannot be chosen, for people; null where it can.
 *
 * @param date an ISO date in Palawan
 * @param now an instant in milliseconds since 1970
 */
export function dayProblem(date: string, { sched, hours, policy, closures }: BookableTrip, now: number): string | null {
  if (date < manilaDate(now)) return 'This day is over in Palawan.';
  if (date > lastBookableDay(now)) return 'We do not have prices for this day yet.';
  const closure = closureOn(closures, date);
  if (closure) return `No trips on this day: ${closure.reason}.`;
  const { bookingNotice } = policy;
  return bookableTimes(date, { sched, hours, bookingNotice, closures }, now).length > 0
    ? null
    : noticeText(bookingNotice);
}

/** The first day that can be booked, or null where none can. */
export function firstBookableDay(trip: BookableTrip, now: number): string | null {
  const last = lastBookableDay(now);
  for (let date = manilaDate(now); date <= last; date = addDays(date, 1)) {
    if (dayProblem(date, trip, now) === null) return date;
  }
  return null;
}

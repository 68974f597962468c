import { closureOn } from '../catalogue/season-closure.ts';
import type { Language } from '../languages/language.ts';
import { dayProblemsMessages } from '../messages/day-problems.ts';
import { leadTimeHours, leadTimeText } from '../time/lead-time.ts';
import { addDays, manilaDate } from '../time/manila.ts';
import { bookableTimes } from './bookable-dates.ts';
import type { BookableTrip } from './bookable-trip.ts';
import { MAX_DAYS_AHEAD } from './trip-validation.ts';

/** The last day that can be booked: prices for later are not known. */
export function lastBookableDay(now: number): string {
  return addDays(manilaDate(now), MAX_DAYS_AHEAD);
}

/** Why a day of the calendar cannot be chosen. */
export type DayObstacle =
  | { readonly kind: 'over' | 'too-far' | 'left' }
  | { readonly kind: 'closed'; readonly reason: string }
  | { readonly kind: 'too-late'; readonly notice: string };

/**
 * What is in the way of choosing a day; null where it can be chosen.
 *
 * @param date an ISO date in Palawan
 * @param now an instant in milliseconds since 1970
 */
export function dayObstacle(
  date: string,
  { sched, hours, policy, closures }: BookableTrip,
  now: number,
): DayObstacle | null {
  if (date < manilaDate(now)) return { kind: 'over' };
  if (date > lastBookableDay(now)) return { kind: 'too-far' };
  const closure = closureOn(closures, date);
  if (closure) return { kind: 'closed', reason: closure.reason };
  const { bookingNotice } = policy;
  if (bookableTimes(date, { sched, hours, bookingNotice, closures }, now).length > 0) return null;
  return leadTimeHours(bookingNotice) === 0 ? { kind: 'left' } : { kind: 'too-late', notice: bookingNotice };
}

/** Why a day of the calendar cannot be chosen, for people; null where it can. */
export function dayProblem(date: string, trip: BookableTrip, now: number, language: Language): string | null {
  const t = dayProblemsMessages(language);
  const obstacle = dayObstacle(date, trip, now);
  switch (obstacle?.kind) {
    case undefined:
      return null;
    case 'over':
      return t.over;
    case 'too-far':
      return t.tooFar;
    case 'closed':
      return t.closed(obstacle.reason);
    case 'left':
      return t.left;
    case 'too-late':
      return t.tooLate(leadTimeText(obstacle.notice, language));
  }
}

/** The first day that can be booked, or null where none can. */
export function firstBookableDay(trip: BookableTrip, now: number): string | null {
  const last = lastBookableDay(now);
  for (let date = manilaDate(now); date <= last; date = addDays(date, 1)) {
    if (dayObstacle(date, trip, now) === null) return date;
  }
  return null;
}

import type { BookableTrip } from './bookable-trip.ts';
import { isClosed } from './closure.ts';
import { closureSentence } from './closure-text.ts';
import { dayProblem } from './day-problem.ts';
import { addDays, manilaDate } from './manila-time.ts';

function daysOf(month: string): readonly string[] {
  const days = Array.from({ length: 31 }, (_, index) => addDays(`${month}-01`, index));
  return days.filter((day) => day.startsWith(month));
}

/**
 * Why days of a month that lie ahead cannot be chosen, each reason once: for the line below a calendar.
 *
 * @param month `2027-01`
 * @param now an instant in milliseconds since 1970
 */
export function monthNotes(month: string, trip: BookableTrip, now: number): readonly string[] {
  const ahead = daysOf(month).filter((day) => day >= manilaDate(now));
  const closed = trip.closures.filter((closure) => ahead.some((day) => isClosed(closure, day)));
  const open = ahead.filter((day) => !closed.some((closure) => isClosed(closure, day)));
  const problems = open.map((day) => dayProblem(day, trip, now)).filter((problem) => problem !== null);
  return [...closed.map(closureSentence), ...new Set(problems)];
}

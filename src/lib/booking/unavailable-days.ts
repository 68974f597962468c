import { closureSentence } from '../catalogue/season-closure.text.ts';
import { isClosed } from '../catalogue/season-closure.ts';
import { addDays, manilaDate } from '../time/manila.ts';
import type { BookableTrip } from './bookable-trip.ts';
import { dayProblem } from './day-validation.ts';

function daysOf(month: string): readonly string[] {
  const days = Array.from({ length: 31 }, (_, index) => addDays(`${month}-01`, index));
  return days.filter((day) => day.startsWith(month));
}

/**
 * "January 10", "January 10 to 12". Days that share a reason follow each other, but for those in
 * between that are closed.
 */
function rangeText(days: readonly string[]): string {
  const [first = '', last = first] = [days[0], days.at(-1)];
  const month = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(Date.parse(first));
  const dayOf = (date: string) => Number(date.slice(8));
  return `${month} ${dayOf(first)}${first === last ? '' : ` to ${dayOf(last)}`}`;
}

/** A problem that names its days, for a line that stands below a whole month. */
function nameDays(problem: string, days: readonly string[]): string {
  return problem.replace('this day', rangeText(days));
}

/**
 * Reasons why coming days of a month cannot be chosen, each once. For a line below a calendar.
 *
 * @param month `2027-01`
 * @param now an instant in milliseconds since 1970
 */
export function unavailableDayTexts(month: string, trip: BookableTrip, now: number): readonly string[] {
  const ahead = daysOf(month).filter((day) => day >= manilaDate(now));
  const closed = trip.closures.filter((closure) => ahead.some((day) => isClosed(closure, day)));
  const open = ahead.filter((day) => !closed.some((closure) => isClosed(closure, day)));
  const problems = Map.groupBy(open, (day) => dayProblem(day, trip, now));
  const texts = [...problems].flatMap(([problem, days]) => (problem === null ? [] : [nameDays(problem, days)]));
  return [...closed.map(closureSentence), ...texts];
}

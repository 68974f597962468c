import { closureSentence } from '../catalogue/season-closure.text.ts';
import { isClosed } from '../catalogue/season-closure.ts';
import type { Language } from '../languages/language.ts';
import { dayProblemsMessages } from '../messages/day-problems.ts';
import { leadTimeText } from '../time/lead-time.ts';
import { addDays, manilaDate } from '../time/manila.ts';
import { monthDaysText } from '../time/month-days.text.ts';
import type { BookableTrip } from './bookable-trip.ts';
import { type DayObstacle, dayObstacle } from './day-validation.ts';

function daysOf(month: string): readonly string[] {
  const days = Array.from({ length: 31 }, (_, index) => addDays(`${month}-01`, index));
  return days.filter((day) => day.startsWith(month));
}

/**
 * Why some days cannot be chosen, by their names; null where nothing is said of them. They follow
 * each other, but for those in between that are closed.
 */
function obstacleText(obstacle: DayObstacle, days: readonly string[], language: Language): string | null {
  const t = dayProblemsMessages(language);
  const names = monthDaysText([{ from: days[0] ?? '', to: days.at(-1) ?? '' }], language);
  switch (obstacle.kind) {
    case 'too-far':
      return t.tooFarOn(names);
    case 'left':
      return t.leftOn(names);
    case 'too-late':
      return t.tooLateOn(names, leadTimeText(obstacle.notice, language));
    default:
      return null;
  }
}

/**
 * Reasons why coming days of a month cannot be chosen, each once. For a line below a calendar.
 *
 * @param month `2027-01`
 * @param now an instant in milliseconds since 1970
 */
export function unavailableDayTexts(
  month: string,
  trip: BookableTrip,
  now: number,
  language: Language,
): readonly string[] {
  const ahead = daysOf(month).filter((day) => day >= manilaDate(now));
  const closed = trip.closures.filter((closure) => ahead.some((day) => isClosed(closure, day)));
  const open = ahead.filter((day) => !closed.some((closure) => isClosed(closure, day)));
  const byKind = Map.groupBy(open, (day) => dayObstacle(day, trip, now)?.kind);
  const texts = [...byKind.values()].map((days) => {
    const obstacle = dayObstacle(days[0] ?? '', trip, now);
    return obstacle && obstacleText(obstacle, days, language);
  });
  return [...closed.map((closure) => closureSentence(closure, language)), ...texts.filter((text) => text !== null)];
}

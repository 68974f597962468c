import { clockMinutes } from '../time/duration.ts';
import type { DayPart } from './day-part.schema.ts';

/** The parts of a day, the earliest first. */
export const DAY_PARTS: readonly DayPart[] = ['morning', 'afternoon', 'evening'];

const NOON = 12 * 60;
const EVENING = 17 * 60;

function dayPartOf(time: string): DayPart {
  const minutes = clockMinutes(time);
  if (minutes < NOON) return 'morning';
  return minutes < EVENING ? 'afternoon' : 'evening';
}

/**
 * The parts of the day in which a listing departs. All of them where travellers choose the hour
 * (specification.md#filters).
 *
 * @param sched clock times such as `07:30`
 */
export function dayPartsOf(sched: readonly string[]): readonly DayPart[] {
  if (sched.length === 0) return DAY_PARTS;
  const parts = new Set(sched.map(dayPartOf));
  return DAY_PARTS.filter((part) => parts.has(part));
}

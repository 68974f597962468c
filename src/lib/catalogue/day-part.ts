import { clockMinutes } from '../time/duration.ts';
import type { DayPart } from './day-part.schema.ts';

const LABELS: Readonly<Record<DayPart, string>> = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
};

/** The parts of a day, the earliest first. */
export const DAY_PARTS = Object.keys(LABELS) as readonly DayPart[];

/** The label of a part for filters. */
export function dayPartLabel(part: DayPart): string {
  return LABELS[part];
}

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

import { clockText } from '../time/clock.text.ts';

/** The departures of a timetable in words. */
export function departuresText(sched: readonly string[]): string {
  const [only] = sched;
  if (only === undefined) return 'You choose the hour';
  return sched.length === 1 ? `Departs ${clockText(only)}` : `${sched.length} departures a day`;
}

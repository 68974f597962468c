import { clockText } from '../time/clock.text.ts';

/** The departures of a timetable in words: "7:30 AM to 6:00 PM, 6 a day". */
export function departuresText(sched: readonly string[]): string {
  const [first] = sched;
  const last = sched.at(-1);
  if (first === undefined || last === undefined) return 'You choose the time';
  if (sched.length === 1) return `Departs ${clockText(first)}`;
  return `${clockText(first)} to ${clockText(last)}, ${sched.length} a day`;
}

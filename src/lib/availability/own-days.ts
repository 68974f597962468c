import { tripTimes } from '../booking/departure.ts';
import { daysOf } from './occupancy.ts';

/** Vehicles are ready again by then, as a rule: a pool's turnaround is not told to pages. */
const TURNAROUND_MS = 4 * 3_600_000;

/**
 * The days on which a departure of the same listing could need the vehicle of a booked trip. It
 * leaves before that is back, or is not back when that leaves.
 */
export function daysBeside(
  { date, time }: { readonly date: string; readonly time: string },
  duration: string,
): readonly string[] {
  const { departure, end } = tripTimes(date, time, duration);
  const [away, span] = [end + TURNAROUND_MS, end + TURNAROUND_MS - departure];
  return daysOf(departure - span + 1, away);
}

import { durationMinutes } from '../time/duration.ts';
import type { TripLength } from './trip-lengths.ts';

/** Longest trips in minutes, shortest first. */
const UP_TO: readonly (readonly [TripLength, number])[] = [
  ['short', 3 * 60],
  ['half', 6 * 60],
  ['day', 24 * 60],
];

/**
 * The length of a trip (specification.md#filters).
 *
 * @param duration `5h30m`
 */
export function tripLengthOf(duration: string): TripLength {
  const minutes = durationMinutes(duration);
  return UP_TO.find(([, most]) => minutes <= most)?.[0] ?? 'days';
}

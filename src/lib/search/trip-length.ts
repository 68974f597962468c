import { durationMinutes } from '../time/duration.ts';

/** Lengths of trips to choose from. They stand in addresses and are never renamed. */
export const TRIP_LENGTHS = ['short', 'half', 'day', 'days'] as const;

export type TripLength = (typeof TRIP_LENGTHS)[number];

const LABELS: Readonly<Record<TripLength, string>> = {
  short: 'Up to 3 hours',
  half: '3 to 6 hours',
  day: '6 to 24 hours',
  days: 'Several days',
};

/** The labels of all lengths. */
export const TRIP_LENGTH_LABELS: Readonly<Record<string, string>> = LABELS;

/** The label of a length for filters. */
export function tripLengthLabel(length: TripLength): string {
  return LABELS[length];
}

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

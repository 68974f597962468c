/** Lengths of trips to choose from, the shortest first, with their labels. Addresses have them. */
export const TRIP_LENGTH_LABELS = {
  short: 'Up to 3 hours',
  half: '3 to 6 hours',
  day: '6 to 24 hours',
  days: 'Several days',
} as const;

export type TripLength = keyof typeof TRIP_LENGTH_LABELS;

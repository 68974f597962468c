/** Lengths of trips to choose from, the shortest first. Addresses have them. */
export const TRIP_LENGTHS = ['short', 'half', 'day', 'days'] as const;

export type TripLength = (typeof TRIP_LENGTHS)[number];

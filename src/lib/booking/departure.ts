import { clockMinutes, clockOf, durationMinutes } from '../time/duration.ts';
import { manilaInstant } from '../time/manila.ts';

/** Departure and end of a trip: instants in milliseconds since 1970. */
export interface TripTimes {
  readonly departure: number;
  readonly end: number;
}

/** Minutes before departure at which travellers must be ready (specification.md#departures). */
export const READY_BEFORE_MINUTES = 15;

/** Departure and end of a trip. NaN for a day that does not exist. */
export function tripTimes(date: string, time: string, duration: string): TripTimes {
  const departure = manilaInstant(date, time);
  return { departure, end: departure + durationMinutes(duration) * 60_000 };
}

/** The clock time to be ready at: `07:15` for a departure at 07:30. Never before midnight. */
export function readyTime(time: string): string {
  return clockOf(Math.max(0, clockMinutes(time) - READY_BEFORE_MINUTES));
}

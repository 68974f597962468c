import { clockMinutes, durationMinutes } from '../time/duration.ts';
import { manilaInstant } from '../time/manila.ts';

/** When a trip begins and ends: instants in milliseconds since 1970. */
export interface TripTimes {
  readonly departure: number;
  readonly end: number;
}

/** Travellers are asked to be ready this long before departure (specification.md#departures). */
export const READY_BEFORE_MINUTES = 15;

/** When a trip on a day at an hour begins and ends. NaN for a day that does not exist. */
export function tripTimes(date: string, time: string, duration: string): TripTimes {
  const departure = manilaInstant(date, time);
  return { departure, end: departure + durationMinutes(duration) * 60_000 };
}

/** The clock time at which to stand ready: `07:15` for a departure at 07:30. Earlier than midnight stays at midnight. */
export function readyTime(time: string): string {
  const minutes = Math.max(0, clockMinutes(time) - READY_BEFORE_MINUTES);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

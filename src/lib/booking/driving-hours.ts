import type { DrivingHours } from '../catalogue/driving-hours.schema.ts';

/** Whether a company drives at a clock time: without hours it says nothing, so it may. */
export function isWithinDrivingHours(time: string, hours: DrivingHours | null | undefined): boolean {
  return !hours || (time >= hours.first && time <= hours.last);
}

import type { DrivingHours } from '../catalogue/driving-hours.schema.ts';

/** Whether a company drives at a clock time; always true without driving hours. */
export function isWithinDrivingHours(time: string, hours: DrivingHours | null | undefined): boolean {
  return !hours || (time >= hours.first && time <= hours.last);
}

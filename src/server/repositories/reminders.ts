import type { BookingStatus } from '../../lib/bookings/booking-status.ts';
import type { Period } from './booking-filter.ts';

/** What a reminder is about, as its id names it. */
export type ReminderKind = 'reminder' | 'tasks' | 'review';

/** The id of a reminder: one for each booking, kind and day in Palawan. */
export function reminderId(ref: string, kind: ReminderKind, day: string): string {
  return `${ref}-${kind}-${day}-traveller`;
}

/** Finds bookings whose travellers are to be reminded. */
export interface ReminderRepository {
  /** Bookings with a trip that leaves in a period and no reminder of its day yet. */
  departing(kind: ReminderKind, period: Period, statuses: readonly BookingStatus[]): Promise<readonly string[]>;
  /** Bookings whose last trip ended in a period, with no reminder of that day yet. */
  ended(kind: ReminderKind, period: Period, statuses: readonly BookingStatus[]): Promise<readonly string[]>;
}

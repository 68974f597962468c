import { addDays, manilaDate, manilaInstant } from '../time/manila.ts';

/** The hour in Palawan from which reminders are sent (specification.md#reminders). */
const REMINDER_HOUR = 15;

/**
 * The instant from which a reminder of a day is due, in milliseconds since 1970.
 *
 * @param day a day in Palawan
 * @param daysBefore negative for days after it
 */
export function reminderTime(day: string, daysBefore: number): number {
  return manilaInstant(addDays(day, -daysBefore), `${REMINDER_HOUR}:00`);
}

/** The last day in Palawan whose reminder, a number of days before it, is due by now. */
export function lastRemindedDay(now: number, daysBefore: number): string {
  return addDays(manilaDate(now - REMINDER_HOUR * 3_600_000), daysBefore);
}

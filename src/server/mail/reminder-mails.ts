import type { BookingStatus } from '../../lib/bookings/booking-status.ts';
import { lastRemindedDay, reminderTime } from '../../lib/emails/reminder-days.ts';
import { addDays, manilaInstant, manilaIso } from '../../lib/time/manila.ts';
import type { Period } from '../repositories/booking-filter.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';
import type { NewMail } from '../repositories/mail-record.ts';
import { type ReminderKind, reminderId } from '../repositories/reminders.ts';
import { snapshotOf } from './booking-snapshot.ts';
import { withoutCalledOffTrips } from './called-off-trips.ts';
import { CERTAIN_STATUSES } from './mails-of-change.ts';

/**
 * States of a booking whose traveller is asked for a review. Trips also take place where nobody has
 * written down that they were arranged.
 */
export const REVIEWED_STATUSES: readonly BookingStatus[] = ['paid', 'confirmed', 'completed'];

/** Days before a departure on which its reminders are sent; negative for days after the end. */
const DAYS_BEFORE: Readonly<Record<ReminderKind, number>> = { reminder: 1, tasks: 3, review: -2 };
/** Days that a server which was down may be late with an invitation. */
const MAX_REVIEW_DELAY_DAYS = 7;

const OCCASIONS = {
  reminder: 'departure-reminder',
  tasks: 'task-reminder',
  review: 'review-invitation',
} as const satisfies Readonly<Record<ReminderKind, NewMail['occasion']>>;

/** Trips that leave after now, up to the last day of which a reminder is due. */
export function departingPeriod(kind: ReminderKind, now: number): Period {
  const end = manilaInstant(addDays(lastRemindedDay(now, DAYS_BEFORE[kind]), 1));
  return { from: manilaIso(now + 1000), before: manilaIso(end) };
}

/** Bookings that ended so long ago that their travellers are asked for a review now. */
export function reviewPeriod(now: number): Period {
  const last = lastRemindedDay(now, DAYS_BEFORE.review);
  const at = (day: string) => manilaIso(manilaInstant(day));
  return { from: at(addDays(last, -MAX_REVIEW_DELAY_DAYS)), before: at(addDays(last, 1)) };
}

/**
 * The reminders of a booking that are due (specification.md#reminders). None for a day that began
 * to be due before the booking was placed: its own mails say the same.
 *
 * @param now an instant in milliseconds since 1970
 */
export function remindersOf(booking: BookingRecord, now: number): readonly NewMail[] {
  const running = withoutCalledOffTrips(booking);
  const mail = (kind: ReminderKind) => (day: string) => reminderMail(booking, kind, day, now);
  const isKnown = (kind: ReminderKind) => (day: string) =>
    Date.parse(booking.placedAt) < reminderTime(day, DAYS_BEFORE[kind]);
  const isCertain = CERTAIN_STATUSES.includes(booking.status);
  const days = isCertain ? departingDays(running, departingPeriod('reminder', now)) : [];
  const first = firstDayOf(running);
  const firstDays = isCertain ? departingDays(running, departingPeriod('tasks', now)) : [];
  return [
    ...days.filter(isKnown('reminder')).map(mail('reminder')),
    ...firstDays
      .filter((day) => day === first)
      .filter(isKnown('tasks'))
      .map(mail('tasks')),
    ...reviewDays(running, now).map(mail('review')),
  ];
}

/** The day in Palawan on which a trip leaves. */
export function dayOfDeparture({ departure }: { readonly departure: string }): string {
  return departure.slice(0, 10);
}

/** The day in Palawan on which a booking's first trip leaves; null where it has none. */
export function firstDayOf({ trips }: Pick<BookingRecord, 'trips'>): string | null {
  return trips.map(dayOfDeparture).toSorted()[0] ?? null;
}

function departingDays({ trips }: BookingRecord, { from, before }: Period): readonly string[] {
  return [...new Set(trips.filter(({ departure }) => departure >= from && departure < before).map(dayOfDeparture))];
}

function reviewDays({ status, trips, endsAt }: BookingRecord, now: number): readonly string[] {
  const { from, before } = reviewPeriod(now);
  const isDue = REVIEWED_STATUSES.includes(status) && trips.length > 0 && endsAt >= from && endsAt < before;
  return isDue ? [endsAt.slice(0, 10)] : [];
}

function reminderMail(booking: BookingRecord, kind: ReminderKind, day: string, now: number): NewMail {
  return {
    id: reminderId(booking.ref, kind, day),
    bookingRef: booking.ref,
    occasion: OCCASIONS[kind],
    recipient: { kind: 'traveller' },
    facts: snapshotOf(booking, { at: manilaIso(now), cause: `A reminder for ${day}.`, actor: 'clock', day }),
  };
}

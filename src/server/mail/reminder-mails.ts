import { lastRemindedDay, reminderTime } from '../../lib/emails/reminder-days.ts';
import { addDays, manilaInstant, manilaIso } from '../../lib/time/manila.ts';
import type { Period } from '../repositories/booking-filter.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';
import type { NewMail } from '../repositories/mail-record.ts';
import { type ReminderKind, reminderId } from '../repositories/reminders.ts';
import { CERTAIN_STATUSES } from './mails-of-change.ts';

/** Trips that leave after now, up to the last day of which a reminder is due. */
export function departingPeriod(now: number): Period {
  const end = manilaInstant(addDays(lastRemindedDay(now, 1), 1));
  return { from: manilaIso(now + 1000), before: manilaIso(end) };
}

/**
 * The reminders of a booking that are due (specification.md#reminders). None for a day that began
 * to be due before the booking was placed: its own mails say the same.
 *
 * @param now an instant in milliseconds since 1970
 */
export function remindersOf(booking: BookingRecord, now: number): readonly NewMail[] {
  if (!CERTAIN_STATUSES.includes(booking.status)) return [];
  const { from, before } = departingPeriod(now);
  const days = new Set(
    booking.trips.filter(({ departure }) => departure >= from && departure < before).map(dayOfDeparture),
  );
  return [...days]
    .filter((day) => Date.parse(booking.placedAt) < reminderTime(day, 1))
    .map((day) => reminderMail(booking, 'reminder', 'departure-reminder', day, now));
}

/** The day in Palawan on which a trip leaves. */
export function dayOfDeparture({ departure }: { readonly departure: string }): string {
  return departure.slice(0, 10);
}

function reminderMail(
  { ref, status, expiresAt, paidCents, refundCents }: BookingRecord,
  kind: ReminderKind,
  occasion: NewMail['occasion'],
  day: string,
  now: number,
): NewMail {
  return {
    id: reminderId(ref, kind, day),
    bookingRef: ref,
    occasion,
    recipient: { kind: 'traveller' },
    facts: {
      at: manilaIso(now),
      expiresAt,
      from: status,
      to: status,
      paidCents,
      refundCents,
      receivedCents: 0,
      cause: `A reminder for ${day}.`,
      actor: 'clock',
      day,
    },
  };
}

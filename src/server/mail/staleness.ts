import type { BookingStatus } from '../../lib/bookings/booking-status.ts';
import type { MailOccasion } from '../../lib/emails/mailed-booking.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';
import type { MailRecord, NewMail } from '../repositories/mail-record.ts';
import { CERTAIN_STATUSES } from './mails-of-change.ts';
import { dayOfDeparture } from './reminder-mails.ts';

const BOOKED: readonly BookingStatus[] = [...CERTAIN_STATUSES, 'completed', 'no-show'];

/** States of a booking in which a mail is still true; other occasions are true in any state. */
const HOLDS: Readonly<Partial<Record<MailOccasion, readonly BookingStatus[]>>> = {
  place: ['awaiting-payment'],
  'receive-deposit': BOOKED,
  'receive-payment': BOOKED,
  confirm: BOOKED,
  expire: ['expired'],
  // Whoever has cancelled meanwhile has nothing to choose.
  'call-off': ['awaiting-payment', 'deposit-paid', 'paid', 'confirmed'],
  'departure-reminder': CERTAIN_STATUSES,
};

/**
 * The reason why a waiting mail must not be sent any more, or null. It prevents payment requests
 * after a payment, and news of trips that were cancelled; it never depends on the clock.
 *
 * @param status of the booking now
 * @param trips the mail that notified the same provider of the trips, if there was one
 */
export function dropReasonOf(
  { occasion, recipient }: NewMail,
  status: BookingStatus,
  trips: Pick<MailRecord, 'attempts'> | null,
): string | null {
  if (recipient.kind === 'operator') return null;
  if (HOLDS[occasion]?.includes(status) === false) return `no longer true: the booking is ${status}`;
  const wasNotified = trips !== null && trips.attempts > 0;
  return occasion === 'cancel' && recipient.kind === 'provider' && !wasNotified
    ? 'it had not been told of the trips'
    : null;
}

/**
 * The reason why a waiting reminder must not be sent any more, or null. Its trips may leave on
 * another day now, or have left.
 *
 * @param now an instant in milliseconds since 1970
 */
export function reminderDropReasonOf(
  { occasion, facts }: NewMail,
  { trips }: Pick<BookingRecord, 'trips'>,
  now: number,
): string | null {
  if (occasion !== 'departure-reminder') return null;
  const departures = trips.filter((trip) => dayOfDeparture(trip) === facts.day).map(({ departure }) => departure);
  if (departures.length === 0) return `no longer true: nothing leaves on ${facts.day}`;
  return departures.some((departure) => Date.parse(departure) > now) ? null : 'no longer true: its trips have left';
}

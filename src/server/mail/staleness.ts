import type { BookingStatus } from '../../lib/bookings/booking-status.ts';
import type { MailOccasion } from '../../lib/emails/mailed-booking.ts';
import type { MailRecord, NewMail } from '../repositories/mail-record.ts';

const BOOKED: readonly BookingStatus[] = ['deposit-paid', 'paid', 'confirmed', 'completed', 'no-show'];

/** States of a booking in which a mail is still true; other occasions are true in any state. */
const HOLDS: Readonly<Partial<Record<MailOccasion, readonly BookingStatus[]>>> = {
  place: ['awaiting-payment'],
  'receive-deposit': BOOKED,
  'receive-payment': BOOKED,
  confirm: BOOKED,
  expire: ['expired'],
  // Whoever has cancelled meanwhile has nothing to choose.
  'call-off': ['awaiting-payment', 'deposit-paid', 'paid', 'confirmed'],
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

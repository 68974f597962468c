import type { BookingStatus } from '../../lib/bookings/booking-status.ts';
import type { MailOccasion } from '../../lib/emails/mailed-booking.ts';
import type { MailRecord, NewMail } from '../repositories/mail-record.ts';

const BOOKED: readonly BookingStatus[] = ['deposit-paid', 'paid', 'confirmed', 'completed', 'no-show'];

/** States of a booking in which what a mail says still holds; occasions that are not named hold in any. */
const HOLDS: Readonly<Partial<Record<MailOccasion, readonly BookingStatus[]>>> = {
  place: ['awaiting-payment'],
  'receive-deposit': BOOKED,
  'receive-payment': BOOKED,
  confirm: BOOKED,
  expire: ['expired'],
};

/**
 * Why a mail that has waited must not be sent any more, or null. Nobody is asked to pay what they have paid, and nobody is told of trips that were called off
 * meanwhile. It follows from what was written down, never from the clock.
 *
 * @param status of the booking now
 * @param trips the mail that told the same company of the trips, if there was one
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

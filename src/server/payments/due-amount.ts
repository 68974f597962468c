import { hasDeparted } from '../../lib/booking/has-departed.ts';
import type { BookingStatus } from '../../lib/bookings/booking-status.ts';
import { statusAt } from '../../lib/bookings/status-at.ts';
import type { Money } from '../../lib/money/money.ts';
import { cutoffOf } from '../../lib/payments/payment-deadline.ts';
import { payableTripOf } from '../bookings/booked-trip.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';

const PAYABLE: readonly BookingStatus[] = ['awaiting-payment', 'deposit-paid', 'confirmed'];

/**
 * What a booking's owner can pay at a moment: what is due at booking, and after that the rest. Null where nothing is to be paid, and
 * once the last trip has left: what comes then is owed back.
 *
 * @param now an instant in milliseconds since 1970
 */
export function dueAmount(booking: BookingRecord, now: number): Money | null {
  if (!PAYABLE.includes(statusAt(booking, now)) || hasDeparted(booking.trips, now)) return null;
  const atBooking = booking.nowUsd * 100 - booking.paidCents;
  const all = booking.totalUsd * 100 - booking.paidCents;
  const minor = atBooking > 0 ? atBooking : all;
  return minor > 0 ? { minor, currency: 'USD' } : null;
}

/**
 * When a payment page should end: the time to pay is over, or the next trip can be booked no more, or leaves. Infinity where nothing of that is ahead.
 *
 * @param now an instant in milliseconds since 1970
 */
export function payableUntil({ expiresAt, trips }: Pick<BookingRecord, 'expiresAt' | 'trips'>, now: number): number {
  const times = trips.map(payableTripOf).flatMap((trip) => [cutoffOf(trip), trip.departure]);
  const ends = expiresAt === null ? times : [...times, Date.parse(expiresAt)];
  return Math.min(...ends.filter((end) => end > now));
}

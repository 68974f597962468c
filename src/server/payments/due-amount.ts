import { hasDeparted } from '../../lib/booking/has-departed.ts';
import type { BookingStatus } from '../../lib/bookings/booking-status.ts';
import { statusAt } from '../../lib/bookings/status-at.ts';
import type { Money } from '../../lib/money/money.ts';
import { cutoffOf } from '../../lib/payments/payment-deadline.ts';
import { payableTripOf } from '../bookings/booked-trip.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';

const PAYABLE: readonly BookingStatus[] = ['awaiting-payment', 'deposit-paid', 'confirmed'];

/**
 * The amount that can be paid at a moment: first what was due at booking, then the rest. Null where
 * nothing is due, and once the last trip has left: later payments are refund due.
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
 * The end of a checkout session: the deadline, or the next trip's cutoff or departure. Infinity
 * where none is ahead.
 *
 * @param now an instant in milliseconds since 1970
 */
export function payableUntil({ expiresAt, trips }: Pick<BookingRecord, 'expiresAt' | 'trips'>, now: number): number {
  const times = trips.map(payableTripOf).flatMap((trip) => [cutoffOf(trip), trip.departure]);
  const ends = expiresAt === null ? times : [...times, Date.parse(expiresAt)];
  return Math.min(...ends.filter((end) => end > now));
}

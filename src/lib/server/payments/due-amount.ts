import type { BookingStatus } from '../../booking/booking-status.ts';
import type { Money } from '../../pricing/money.ts';
import type { BookingRecord } from '../bookings/booking-record.ts';
import { statusAt } from '../bookings/status.ts';

const PAYABLE: readonly BookingStatus[] = ['awaiting-payment', 'deposit-paid', 'confirmed'];

/**
 * What a booking's owner can pay at a moment: what is due at booking, and after that the rest. Null where nothing is to be paid.
 *
 * @param now an instant in milliseconds since 1970
 */
export function dueAmount(booking: BookingRecord, now: number): Money | null {
  if (!PAYABLE.includes(statusAt(booking, now))) return null;
  const atBooking = booking.nowUsd * 100 - booking.paidCents;
  const all = booking.totalUsd * 100 - booking.paidCents;
  const minor = atBooking > 0 ? atBooking : all;
  return minor > 0 ? { minor, currency: 'USD' } : null;
}

import { manilaIso } from '../time/manila.ts';
import type { BookingStatus } from './booking-status.ts';
import { netPaidCents } from './net-payments.ts';

/** What decides whether a booking has expired. */
interface Expiring {
  readonly status: BookingStatus;
  /** An ISO time in Palawan; null where its places are kept. */
  readonly expiresAt: string | null;
}

/** What its expiry changes of a booking, in US cents. */
interface Paid extends Expiring {
  readonly paidCents: number;
  readonly refundedCents: number;
  readonly refundCents: number;
}

/** The status of a booking at a moment: one that was not paid in time has expired, also before that is stored. */
export function statusAt({ status, expiresAt }: Expiring, now: number): BookingStatus {
  const isOver = status === 'awaiting-payment' && expiresAt !== null && expiresAt <= manilaIso(now);
  return isOver ? 'expired' : status;
}

/** A booking as it stands at a moment. What was paid for one that has expired is owed back, also before that is stored. */
export function bookingAt<Booking extends Paid>(booking: Booking, now: number): Booking {
  const status = statusAt(booking, now);
  return status === 'expired' ? { ...booking, status, refundCents: netPaidCents(booking) } : booking;
}

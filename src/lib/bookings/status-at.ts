import type { BookingStatus } from './booking-status.ts';
import { netPaidCents } from './net-payments.ts';

/** The fields that decide whether a booking has expired. */
interface Expiring {
  readonly status: BookingStatus;
  /** An ISO time in Palawan; null where its places are reserved. */
  readonly expiresAt: string | null;
}

/** The fields that expiry changes, in US cents. */
interface Paid extends Expiring {
  readonly paidCents: number;
  readonly refundedCents: number;
  readonly refundCents: number;
  readonly droppedTrips?: readonly { readonly paidCents: number }[] | undefined;
}

/**
 * The status of a booking at a moment. Expiry counts from its time on, even before it is stored.
 */
export function statusAt({ status, expiresAt }: Expiring, now: number): BookingStatus {
  const isOver = status === 'awaiting-payment' && expiresAt !== null && Date.parse(expiresAt) <= now;
  return isOver ? 'expired' : status;
}

/**
 * A booking at a moment. Money paid for an expired one is refund due, even before that is stored.
 */
export function bookingAt<Booking extends Paid>(booking: Booking, now: number): Booking {
  const status = statusAt(booking, now);
  return status === 'expired' ? { ...booking, status, refundCents: netPaidCents(booking) } : booking;
}

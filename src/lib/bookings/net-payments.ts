import type { Money } from '../money/money.ts';
import type { Booking } from './booking.schema.ts';
import type { BookingStatus } from './booking-status.ts';

/** Amounts paid and refunded for a booking, in US cents. */
interface PaidAmounts {
  /** Payments that count for its trips. */
  readonly paidCents: number;
  readonly refundedCents: number;
  /** Trips that were taken out of it, each with what was paid for it. */
  readonly droppedTrips?: readonly { readonly paidCents: number }[] | undefined;
}

/** What was paid for trips that were taken out of a booking, in US cents. */
export function droppedCents({ droppedTrips = [] }: Pick<PaidAmounts, 'droppedTrips'>): number {
  return droppedTrips.reduce((sum, { paidCents }) => sum + paidCents, 0);
}

/** Everything that was paid, in US cents, also for trips that were taken out. */
export function allPaidCents(booking: Omit<PaidAmounts, 'refundedCents'>): number {
  return booking.paidCents + droppedCents(booking);
}

/** The same of a booking as its traveller sees it, in US dollars. */
export function allPaid({ paid, droppedTrips = [] }: Pick<Booking, 'paid' | 'droppedTrips'>): Money {
  return { ...paid, minor: droppedTrips.reduce((sum, dropped) => sum + dropped.paid.minor, paid.minor) };
}

/** Payments of a booking less refunds, in US cents. */
export function netPaidCents(booking: PaidAmounts): number {
  return allPaidCents(booking) - booking.refundedCents;
}

/** What an expired booking still owes for trips that were taken out before, in US cents. */
export function droppedDueCents(booking: PaidAmounts): number {
  return Math.max(0, droppedCents(booking) - booking.refundedCents);
}

/**
 * The money that counts toward the price, in US cents. Refunds after the time to pay do not reduce
 * it.
 */
export function creditedCents(booking: PaidAmounts & { readonly status: BookingStatus }): number {
  const { status, paidCents, refundedCents } = booking;
  // What was refunded of trips that were taken out counted for nothing before.
  return status === 'expired' ? paidCents - Math.max(0, refundedCents - droppedCents(booking)) : paidCents;
}

import type { BookingStatus } from './booking-status.ts';

/** Amounts paid and refunded for a booking, in US cents. */
interface PaidAmounts {
  readonly paidCents: number;
  readonly refundedCents: number;
}

/** Payments of a booking less refunds, in US cents. */
export function netPaidCents({ paidCents, refundedCents }: PaidAmounts): number {
  return paidCents - refundedCents;
}

/**
 * The money that counts toward the price, in US cents. Refunds after the time to pay do not reduce
 * it.
 */
export function creditedCents(booking: PaidAmounts & { readonly status: BookingStatus }): number {
  return booking.status === 'expired' ? netPaidCents(booking) : booking.paidCents;
}

import type { BookingStatus } from './booking-status.ts';

/** What came for a booking and what went back, in US cents. */
interface PaidAmounts {
  readonly paidCents: number;
  readonly refundedCents: number;
}

/** What is here of the money that came for a booking: US cents. */
export function netPaidCents({ paidCents, refundedCents }: PaidAmounts): number {
  return paidCents - refundedCents;
}

/** What counts for the price of a booking: US cents. What went back after the time to pay was over pays nothing any more. */
export function creditedCents(booking: PaidAmounts & { readonly status: BookingStatus }): number {
  return booking.status === 'expired' ? netPaidCents(booking) : booking.paidCents;
}

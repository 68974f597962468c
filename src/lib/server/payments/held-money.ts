import type { BookingRecord } from '../bookings/booking-record.ts';

/** What is here of the money that came for a booking: US cents. */
export function heldCents({ paidCents, refundedCents }: Pick<BookingRecord, 'paidCents' | 'refundedCents'>): number {
  return paidCents - refundedCents;
}

/** What counts for the price of a booking: US cents. What went back after the time to pay was over pays nothing any more. */
export function coveredCents(booking: Pick<BookingRecord, 'status' | 'paidCents' | 'refundedCents'>): number {
  return booking.status === 'expired' ? heldCents(booking) : booking.paidCents;
}

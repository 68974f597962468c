import { allocatePayments } from './allocation.ts';
import type { PayableTrip } from './payment-plan.ts';

/** The money of a booking before one of its trips is taken out, in US cents. */
export interface BookingMoney {
  readonly trips: readonly PayableTrip[];
  /** When it was placed, an instant in milliseconds since 1970. */
  readonly placedAt: number;
  /** Payments that count for its trips. */
  readonly paidCents: number;
  /** What was paid for trips that were taken out earlier. */
  readonly droppedCents: number;
  readonly refundCents: number;
  readonly refundedCents: number;
}

/** What becomes of the money of a trip that is taken out, in US cents. */
export interface DroppedTripMoney {
  /** What was paid for it: it counts for no other trip. */
  readonly paidCents: number;
  /** What is owed back for it beside what was owed before. */
  readonly refundCents: number;
}

/**
 * All money paid for a trip that was called off (specification.md#calling-off-a-departure). What
 * was given back before without being owed counts towards it.
 *
 * @param index which of the booking's trips
 */
export function droppedTripRefund(booking: BookingMoney, index: number): DroppedTripMoney {
  const { trips, placedAt, refundCents, refundedCents } = booking;
  const { perTrip, excess } = allocatePayments(trips, placedAt, booking.paidCents);
  const paidCents = perTrip[index] ?? 0;
  const givenBefore = Math.max(0, refundedCents + refundCents - booking.droppedCents - excess);
  return { paidCents, refundCents: Math.max(0, paidCents - givenBefore) };
}

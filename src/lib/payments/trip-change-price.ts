import { refundOf } from '../policies/refund.ts';
import { allocatePayments } from './allocation.ts';
import type { PayableTrip } from './payment-plan.ts';

/** What a change makes of the price of a trip. */
export interface TripChangePrice {
  /** Whole US dollars. */
  readonly totalUsd: number;
  /** What no later cancellation gives back, in US cents. */
  readonly retainedCents: number;
}

/** A booking before the change. */
export interface PricedBooking {
  readonly trips: readonly PayableTrip[];
  readonly paidCents: number;
  /** When it was placed, an instant in milliseconds since 1970. */
  readonly placedAt: number;
}

/**
 * The price of a trip after a change, and the part of it that no cancellation gives back.
 *
 * A change escapes no fee: what a cancellation would keep now stays kept, also where the new price
 * is lower (specification.md#changing-a-trip).
 *
 * @param index which of the booking's trips
 * @param priceUsd its price under today's rules, in whole US dollars
 * @param now an instant in milliseconds since 1970
 */
export function tripChangePrice(
  { trips, paidCents, placedAt }: PricedBooking,
  index: number,
  priceUsd: number,
  now: number,
): TripChangePrice {
  const { perTrip } = allocatePayments(trips, placedAt, paidCents);
  const trip = trips[index] as PayableTrip;
  const paid = perTrip[index] ?? 0;
  const total = { minor: trip.totalUsd * 100, currency: 'USD' };
  const refund = refundOf({ ...trip, total, paid: { minor: paid, currency: 'USD' } }, now);
  const retainedCents = paid - refund.minor;
  return { totalUsd: Math.max(priceUsd, Math.ceil(retainedCents / 100)), retainedCents };
}

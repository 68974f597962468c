import type { Money } from '../money/money.ts';
import { refundOf } from '../policies/refund.ts';
import { allocatePayments } from './allocation.ts';
import type { PayableTrip } from './payment-plan.ts';

/**
 * The refund of a whole booking at a moment (specification.md#cancellation). Each trip follows its
 * own policy; money above the price is refunded in full.
 *
 * @param placedAt when it was placed, and `now`: instants in milliseconds since 1970
 */
export function bookingRefund(trips: readonly PayableTrip[], paidCents: number, placedAt: number, now: number): Money {
  const { perTrip, excess } = allocatePayments(trips, placedAt, paidCents);
  const refunds = trips.map(({ totalUsd, ...trip }, index) => {
    const paid = { minor: perTrip[index] ?? 0, currency: 'USD' };
    return refundOf({ ...trip, total: { minor: totalUsd * 100, currency: 'USD' }, paid }, now).minor;
  });
  return { minor: refunds.reduce((sum, minor) => sum + minor, excess), currency: 'USD' };
}

import { type PayableTrip, paymentPlan } from './payment-plan.ts';

/** Payments of a booking allocated to its trips, in US cents. */
export interface Allocation {
  /** Amounts in the order of the trips. */
  readonly perTrip: readonly number[];
  /** The amount paid above the price. */
  readonly excess: number;
}

interface Due {
  readonly trip: number;
  readonly at: string;
  readonly cents: number;
}

function duesOf(trip: PayableTrip, index: number, placedAt: number): Due[] {
  const { nowUsd, balances } = paymentPlan([trip], placedAt);
  return [{ at: '', usd: nowUsd }, ...balances.map(({ due, usd }) => ({ at: due, usd }))].map(({ at, usd }) => ({
    trip: index,
    at,
    cents: usd * 100,
  }));
}

/**
 * Allocates payments to trips: first what was due at booking, then the balances by date.
 *
 * @param placedAt when the booking was placed, an instant in milliseconds since 1970
 * @example allocatePayments([vanFor200, tourFor100WithDepositOf20], placedAt, 22_000) // { perTrip:
 * [20_000, 2_000], excess: 0 }
 */
export function allocatePayments(trips: readonly PayableTrip[], placedAt: number, paidCents: number): Allocation {
  const dues = trips.flatMap((trip, index) => duesOf(trip, index, placedAt));
  const perTrip = trips.map(() => 0);
  let left = paidCents;
  for (const { trip, cents } of dues.toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)))) {
    const part = Math.min(left, cents);
    perTrip[trip] = (perTrip[trip] ?? 0) + part;
    left -= part;
  }
  return { perTrip, excess: left };
}

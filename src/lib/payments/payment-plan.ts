import { multiplyHalfUp } from '../money/decimal.ts';
import type { Policy } from '../policies/policy.schema.ts';
import { leadTimeHours } from '../time/lead-time.ts';
import { manilaIso } from '../time/manila.ts';

/** The facts of a trip that its payment depends on. */
export interface PayableTrip {
  /** The group's price in whole US dollars. */
  readonly totalUsd: number;
  readonly policy: Policy;
  /** The instant of departure in milliseconds since 1970. */
  readonly departure: number;
  /** US cents that no cancellation gives back, since a change of the trip; none where absent. */
  readonly retainedCents?: number | undefined;
  /** Whether the operator called it off: then everything goes back. */
  readonly isCalledOff?: boolean | undefined;
}

/** An amount due later, with its date. */
export interface Balance {
  /** ISO time in Palawan. */
  readonly due: string;
  readonly usd: number;
}

/** The amounts of a booking by due date; their sum is the price. */
export interface PaymentPlan {
  /** Whole US dollars due at booking. */
  readonly nowUsd: number;
  /** Earliest first; empty where everything is due at booking. */
  readonly balances: readonly Balance[];
}

function shareNow({ totalUsd, policy }: PayableTrip): number {
  return policy.payment.type === 'full'
    ? totalUsd
    : multiplyHalfUp(totalUsd, String(policy.payment.depositPercent / 100));
}

function balanceOf(trip: PayableTrip, now: number): Balance | null {
  const { payment } = trip.policy;
  if (payment.type === 'full') return null;
  const due = trip.departure - leadTimeHours(payment.balanceDue) * 3_600_000;
  return due <= now ? null : { due: manilaIso(due), usd: trip.totalUsd - shareNow(trip) };
}

/**
 * The amounts due now and later (specification.md#payment). A balance whose date has passed is due
 * now.
 *
 * @param now an instant in milliseconds since 1970
 */
export function paymentPlan(trips: readonly PayableTrip[], now: number): PaymentPlan {
  const balances = trips
    .map((trip) => balanceOf(trip, now))
    .filter((balance) => balance !== null)
    .toSorted((a, b) => (a.due < b.due ? -1 : 1));
  const total = trips.reduce((sum, { totalUsd }) => sum + totalUsd, 0);
  const later = balances.reduce((sum, { usd }) => sum + usd, 0);
  return { nowUsd: total - later, balances };
}

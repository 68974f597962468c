import type { Money } from '../money/money.ts';
import type { Policy } from './policy.schema.ts';
import { refundPercentAt } from './refund-schedule.ts';

/** A trip that may be cancelled. Money in US cents. */
export interface CancellableTrip {
  /** The price of the whole trip. */
  readonly total: Money;
  /** The amount paid so far. */
  readonly paid: Money;
  readonly policy: Policy;
  /** The instant of departure in milliseconds since 1970. */
  readonly departure: number;
  /** US cents that are retained in any case, since a change of the trip; none where absent. */
  readonly retainedCents?: number | undefined;
  /** Whether the operator called it off: then everything goes back. */
  readonly isCalledOff?: boolean | undefined;
}

function assertSameCurrency({ total, paid }: CancellableTrip): void {
  if (total.currency !== paid.currency) throw new TypeError('The price and the payment must be in one currency');
}

/**
 * The refund of a trip that is cancelled at a moment (specification.md#cancellation). Payments less
 * the retained part of the price; half a cent is rounded up for the traveller.
 *
 * @param now an instant in milliseconds since 1970
 * @example refundOf({ total: usd(20000), paid: usd(20000), policy: half, departure }, now) // {
 * minor: 10000, currency: 'USD' }
 * @throws TypeError when price and payment are in different currencies.
 */
export function refundOf(trip: CancellableTrip, now: number): Money {
  assertSameCurrency(trip);
  const { total, paid, policy, departure, retainedCents = 0 } = trip;
  if (trip.isCalledOff) return paid;
  const percent = refundPercentAt(policy, departure, now);
  const retained = Math.max(retainedCents, Math.floor((total.minor * (100 - percent)) / 100));
  return { minor: Math.max(0, paid.minor - retained), currency: paid.currency };
}

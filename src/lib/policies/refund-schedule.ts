import { leadTimeHours } from '../time/lead-time.ts';
import { manilaIso } from '../time/manila.ts';
import type { Policy, RefundStep } from './policy.schema.ts';

/** A rung of the ladder for a chosen departure: cancel by `until` and `refundPercent` comes back. */
export interface Deadline {
  /** ISO time in Palawan: `2027-01-05T07:30:00+08:00`. */
  readonly until: string;
  /** Percent of the price that is refunded, 0 to 100. */
  readonly refundPercent: number;
}

/** Percent of the price that a non-refundable deposit keeps. */
function retainedDeposit({ payment }: Policy): number {
  return payment.type === 'deposit' && !payment.depositRefundable ? payment.depositPercent : 0;
}

/**
 * Percent refunded on a rung: what its fee leaves, less the processing fee where anything is left; never more than a
 * non-refundable deposit allows (specification.md#payment).
 */
export function refundPercent(policy: Policy, step: RefundStep): number {
  const left = 100 - Math.max(step.feePercent, retainedDeposit(policy));
  return left > 0 ? Math.max(0, left - policy.processingFeePercent) : 0;
}

/** Percent refunded to travellers who do not show up: the same reductions hold as on the ladder. */
export function noShowRefundPercent(policy: Policy): number {
  return refundPercent(policy, { until: '0h', feePercent: policy.noShowFeePercent });
}

/**
 * The ladder as dates for one departure.
 *
 * @param departure the instant of departure in milliseconds since 1970
 * @example refundDeadlines(joiningTour, Date.parse('2027-01-12T09:00:00+08:00'))[0]
 * // { until: '2027-01-05T09:00:00+08:00', refundPercent: 100 }
 */
export function refundDeadlines(policy: Policy, departure: number): readonly Deadline[] {
  return policy.ladder.map((step) => ({
    until: manilaIso(departure - leadTimeHours(step.until) * 3_600_000),
    refundPercent: refundPercent(policy, step),
  }));
}

/** Percent refunded when a booking is cancelled at `now`; after departure it is a no-show. All instants in ms. */
export function refundPercentAt(policy: Policy, departure: number, now: number): number {
  const hoursLeft = (departure - now) / 3_600_000;
  const step = policy.ladder.find(({ until }) => hoursLeft >= leadTimeHours(until));
  return step ? refundPercent(policy, step) : noShowRefundPercent(policy);
}

import { leadTimeHours } from '../time/lead-time.ts';
import { manilaIso } from '../time/manila.ts';
import type { Policy, RefundStep } from './policy.schema.ts';

/** A step of the refund schedule of a departure: `refundPercent` when cancelled by `until`. */
export interface Deadline {
  /** ISO time in Palawan: `2027-01-05T07:30:00+08:00`. */
  readonly until: string;
  /** Percent of the price that is refunded, 0 to 100. */
  readonly refundPercent: number;
}

/** Percent of the price that a non-refundable deposit retains. */
export function retainedDeposit({ payment }: Policy): number {
  return payment.type === 'deposit' && !payment.depositRefundable ? payment.depositPercent : 0;
}

/**
 * Percent refunded at a step (specification.md#payment). The fee and any processing fee are
 * deducted; a non-refundable deposit limits it.
 */
export function refundPercent(policy: Policy, step: RefundStep): number {
  const left = 100 - Math.max(step.feePercent, retainedDeposit(policy));
  return left > 0 ? Math.max(0, left - policy.processingFeePercent) : 0;
}

/** Percent refunded for a no-show, with the same deductions as other refunds. */
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

/**
 * Percent refunded when a booking is cancelled at `now`; after departure it is a no-show. All
 * instants in ms.
 */
export function refundPercentAt(policy: Policy, departure: number, now: number): number {
  const hoursLeft = (departure - now) / 3_600_000;
  const step = policy.ladder.find(({ until }) => hoursLeft >= leadTimeHours(until));
  return step ? refundPercent(policy, step) : noShowRefundPercent(policy);
}

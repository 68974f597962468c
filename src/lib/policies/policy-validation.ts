import { leadTimeHours } from '../time/lead-time.ts';
import type { Policy } from './policy.schema.ts';

function refundScheduleProblem({ ladder }: Policy): string | null {
  const hours = ladder.map(({ until }) => leadTimeHours(until));
  if (hours.at(-1) !== 0) return 'ladder: the last rung must be "0h", so that every moment has a rule';
  if (hours.some((value, index) => index > 0 && value >= (hours[index - 1] ?? Infinity))) {
    return 'ladder: rungs must go from the earliest deadline to the latest';
  }
  const fees = ladder.map(({ feePercent }) => feePercent);
  return fees.some((fee, index) => fee < (fees[index - 1] ?? 0))
    ? 'ladder: fees must not fall as departure comes nearer'
    : null;
}

function noShowProblem({ ladder, noShowFeePercent }: Policy): string | null {
  const lastFee = ladder.at(-1)?.feePercent ?? 0;
  return noShowFeePercent < lastFee
    ? `noShowFeePercent: ${noShowFeePercent} is less than the last rung's fee of ${lastFee}, so not showing up would be cheaper than cancelling`
    : null;
}

function depositProblem({ payment, ladder }: Policy): string | null {
  if (payment.type === 'full') return null;
  if (payment.depositPercent <= 0 || payment.depositPercent >= 100) {
    return `payment.depositPercent: ${payment.depositPercent} is not a deposit; allowed is more than 0 and less than 100`;
  }
  const free = ladder.find(({ feePercent }) => feePercent === 100);
  const noRefundFrom = free ? leadTimeHours(ladder[ladder.indexOf(free) - 1]?.until ?? '0h') : 0;
  return leadTimeHours(payment.balanceDue) < noRefundFrom
    ? 'payment.balanceDue: the balance would be due after nothing is refundable any more'
    : null;
}

/** A contradiction within a policy, as "field: reason", or null. */
export function policyProblem(policy: Policy): string | null {
  return refundScheduleProblem(policy) ?? noShowProblem(policy) ?? depositProblem(policy);
}

import { leadTimeHours, leadTimeText } from '../time/lead-time.ts';
import type { Policy, RefundStep } from './policy.schema.ts';
import { noShowRefundPercent, refundPercent } from './refund-schedule.ts';

function paymentSentence({ payment }: Policy): string {
  if (payment.type === 'full') return 'You pay the full price when you book.';
  const adjective = payment.depositRefundable ? '' : ' non-refundable';
  return `You pay a${adjective} deposit of ${payment.depositPercent}% when you book. The balance is due ${leadTimeText(payment.balanceDue)} before departure.`;
}

function refundText(percent: number): string {
  if (percent === 100) return 'a full refund';
  const article = /^(?:8|11$|18$)/.test(String(percent)) ? 'an' : 'a';
  return percent === 0 ? 'no refund' : `${article} ${percent}% refund`;
}

function stepSentence(policy: Policy, step: RefundStep, previous: RefundStep | undefined): string {
  const refund = refundText(refundPercent(policy, step));
  if (leadTimeHours(step.until) > 0)
    return `Cancel at least ${leadTimeText(step.until)} before departure for ${refund}.`;
  return previous ? `Cancel later and you get ${refund}.` : `If you cancel, you get ${refund}.`;
}

function processingSentences({ processingFeePercent }: Policy): string[] {
  return processingFeePercent > 0 ? [`The refund is the price less a processing fee of ${processingFeePercent}%.`] : [];
}

function noShowSentence(policy: Policy): string {
  const refund = refundText(noShowRefundPercent(policy));
  return `If you do not show up, you get ${refund}.`;
}

function noticeSentences({ bookingNotice }: Policy): string[] {
  return leadTimeHours(bookingNotice) > 0 ? [`Book at least ${leadTimeText(bookingNotice)} ahead.`] : [];
}

/** A policy in plain sentences, generated from its data (specification.md#cancellation). */
export function policySentences(policy: Policy): readonly string[] {
  const steps = policy.ladder.map((step, index) => stepSentence(policy, step, policy.ladder[index - 1]));
  return [
    paymentSentence(policy),
    ...steps,
    ...processingSentences(policy),
    noShowSentence(policy),
    ...noticeSentences(policy),
  ];
}

/** The best refund and the last step that has it, or null where nothing is ever refunded. */
function bestRefund(policy: Policy): { readonly refund: string; readonly until: string } | null {
  const best = policy.ladder[0] ? refundPercent(policy, policy.ladder[0]) : 0;
  const last = policy.ladder.findLast((step) => refundPercent(policy, step) === best);
  if (!last || best === 0) return null;
  return { refund: best === 100 ? 'Free cancellation' : `${best}% refund`, until: last.until };
}

/** The summary of a policy that refunds nothing. */
const NOT_REFUNDABLE = 'Not refundable';

/** Whether a summary of a policy promises any money back. */
export function isRefundable(summary: string): boolean {
  return summary !== NOT_REFUNDABLE;
}

/** Whether all money is given back until some time before the departure. */
export function isFreelyCancelled(policy: Policy): boolean {
  const best = policy.ladder[0];
  return best !== undefined && refundPercent(policy, best) === 100;
}

/** The best refund in a few words: "Free cancellation until 24 hours before". */
export function policySummary(policy: Policy): string {
  const best = bestRefund(policy);
  if (!best) return NOT_REFUNDABLE;
  const until = leadTimeHours(best.until) > 0 ? `${leadTimeText(best.until)} before` : 'departure';
  return `${best.refund} until ${until}`;
}

import type { Language } from '../languages/language.ts';
import { notRefundableMessages } from '../messages/not-refundable.ts';
import { policySentencesMessages } from '../messages/policy-sentences.ts';
import { policySummaryMessages } from '../messages/policy-summary.ts';
import { leadTimeHours, leadTimeText } from '../time/lead-time.ts';
import type { Policy, RefundStep } from './policy.schema.ts';
import { noShowRefundPercent, refundPercent } from './refund-schedule.ts';

function paymentSentence({ payment }: Policy, language: Language): string {
  const t = policySentencesMessages(language);
  if (payment.type === 'full') return t.full;
  const balanceDue = leadTimeText(payment.balanceDue, language);
  return payment.depositRefundable
    ? t.deposit(payment.depositPercent, balanceDue)
    : t.keptDeposit(payment.depositPercent, balanceDue);
}

function stepSentence(policy: Policy, step: RefundStep, previous: RefundStep | undefined, language: Language): string {
  const t = policySentencesMessages(language);
  const percent = refundPercent(policy, step);
  if (leadTimeHours(step.until) > 0) return t.cancelBefore(leadTimeText(step.until, language), percent);
  return previous ? t.cancelLater(percent) : t.cancel(percent);
}

function processingSentences({ processingFeePercent }: Policy, language: Language): string[] {
  return processingFeePercent > 0 ? [policySentencesMessages(language).processingFee(processingFeePercent)] : [];
}

function noticeSentences({ bookingNotice }: Policy, language: Language): string[] {
  return leadTimeHours(bookingNotice) > 0
    ? [policySentencesMessages(language).notice(leadTimeText(bookingNotice, language))]
    : [];
}

/** A policy in plain sentences, generated from its data (specification.md#cancellation). */
export function policySentences(policy: Policy, language: Language): readonly string[] {
  const steps = policy.ladder.map((step, index) => stepSentence(policy, step, policy.ladder[index - 1], language));
  return [
    paymentSentence(policy, language),
    ...steps,
    ...processingSentences(policy, language),
    policySentencesMessages(language).noShow(noShowRefundPercent(policy)),
    ...noticeSentences(policy, language),
  ];
}

/** The best refund and the last step that has it, or null where nothing is ever refunded. */
function bestRefund(policy: Policy): { readonly percent: number; readonly until: string } | null {
  const percent = policy.ladder[0] ? refundPercent(policy, policy.ladder[0]) : 0;
  const last = policy.ladder.findLast((step) => refundPercent(policy, step) === percent);
  return last && percent > 0 ? { percent, until: last.until } : null;
}

/** Whether a summary of a policy promises any money back. */
export function isRefundable(summary: string, language: Language): boolean {
  return summary !== notRefundableMessages(language).summary;
}

/** Whether all money is given back until some time before the departure. */
export function isFreelyCancelled(policy: Policy): boolean {
  const best = policy.ladder[0];
  return best !== undefined && refundPercent(policy, best) === 100;
}

/** The best refund in a few words: "Free cancellation until 24 hours before". */
export function policySummary(policy: Policy, language: Language): string {
  const best = bestRefund(policy);
  if (!best) return notRefundableMessages(language).summary;
  const t = policySummaryMessages(language);
  const { percent, until } = best;
  if (leadTimeHours(until) === 0) return percent === 100 ? t.free : t.refund(percent);
  const leadTime = leadTimeText(until, language);
  return percent === 100 ? t.freeBefore(leadTime) : t.refundBefore(percent, leadTime);
}

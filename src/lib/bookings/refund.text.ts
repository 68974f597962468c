import { dollarText } from '../money/format-money.ts';
import type { Money } from '../money/money.ts';

/** How and when money comes back, in mails and on pages. */
export const PAID_BACK_TEXT =
  'We refund your original payment method, or pay you as agreed with you. Banks take up to ten working days.';

/**
 * The refund of a cancellation now, in a sentence.
 *
 * @param refund in US dollars
 * @param paid in US dollars
 */
export function refundSentence(refund: Money, paid: Money): string {
  if (paid.minor === 0) return 'You have not paid anything yet. If you cancel now, you pay nothing.';
  if (refund.minor === 0)
    return `If you cancel now, the ${dollarText(paid.minor)} you paid is not refunded under the rules of your trips.`;
  if (refund.minor === paid.minor)
    return `If you cancel now, you get a full refund of ${dollarText(refund.minor)}, the way you paid.`;
  return `If you cancel now, you get back ${dollarText(refund.minor)} of the ${dollarText(paid.minor)} you paid, the way you paid.`;
}

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
  if (paid.minor === 0) return 'You have paid nothing yet, so nothing comes back and nothing is owed.';
  if (refund.minor === 0) return `By the rules of your trips nothing of the ${dollarText(paid.minor)} comes back now.`;
  if (refund.minor === paid.minor) return `All of it comes back: ${dollarText(refund.minor)}, the way you paid.`;
  return `${dollarText(refund.minor)} of the ${dollarText(paid.minor)} that you paid comes back, the way you paid.`;
}

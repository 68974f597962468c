import { DEFAULT_LANGUAGE, type Language } from '../languages/language.ts';
import { refundMessages } from '../messages/refund.ts';
import { dollarText } from '../money/format-money.ts';
import type { Money } from '../money/money.ts';

/** How and when money comes back, in mails and on pages. */
export function paidBackText(language: Language = DEFAULT_LANGUAGE): string {
  return refundMessages(language).paidBack;
}

/**
 * The refund of a cancellation now, in a sentence.
 *
 * @param refund in US dollars
 * @param paid in US dollars
 */
export function refundSentence(refund: Money, paid: Money, language: Language = DEFAULT_LANGUAGE): string {
  const t = refundMessages(language).ifCancelled;
  if (paid.minor === 0) return t.nothingPaid;
  if (refund.minor === 0) return t.nothing(dollarText(paid.minor));
  if (refund.minor === paid.minor) return t.all(dollarText(refund.minor));
  return t.part(dollarText(refund.minor), dollarText(paid.minor));
}

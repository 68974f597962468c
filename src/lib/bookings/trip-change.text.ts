import type { Language } from '../languages/language.ts';
import { tripChangeQuoteMessages } from '../messages/trip-change-quote.ts';
import { dollarText } from '../money/format-money.ts';
import { joinSentences } from '../text/join-words.ts';
import type { TripChangeQuote } from './change-trip.contract.ts';

/** What a change of a trip does to the money, in sentences (specification.md#changing-a-trip). */
export function quoteSentences(
  { oldTotalUsd, newTotalUsd, due, refund, retained }: TripChangeQuote,
  locale: string,
  language: Language,
): readonly string[] {
  const t = tripChangeQuoteMessages(language);
  const isSame = oldTotalUsd === newTotalUsd;
  const [before, after] = [dollarText(oldTotalUsd * 100, locale), dollarText(newTotalUsd * 100, locale)];
  const less =
    newTotalUsd < oldTotalUsd ? t.lessToPay(dollarText((oldTotalUsd - newTotalUsd) * 100, locale)) : t.paidEnough;
  return [
    isSame ? t.samePrice(after) : t.newPrice(after, before),
    ...(due.minor > 0 ? [t.due(dollarText(due.minor, locale))] : []),
    ...(refund.minor > 0 ? [t.refund(dollarText(refund.minor, locale))] : []),
    ...(!isSame && due.minor === 0 && refund.minor === 0 ? [less] : []),
    ...(retained.minor > 0 ? [t.retained(dollarText(retained.minor, locale))] : []),
  ];
}

/** That a trip is changed, and what that means for the money. */
export function changedText({ due, refund }: TripChangeQuote, locale: string, language: Language): string {
  const t = tripChangeQuoteMessages(language);
  const sentences = [
    t.changed,
    ...(due.minor > 0 ? [t.due(dollarText(due.minor, locale))] : []),
    ...(refund.minor > 0 ? [t.refund(dollarText(refund.minor, locale))] : []),
  ];
  return joinSentences(sentences, language);
}

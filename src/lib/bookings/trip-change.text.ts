import type { Language } from '../languages/language.ts';
import { tripChangeQuoteMessages } from '../messages/trip-change-quote.ts';
import { dollarText } from '../money/format-money.ts';
import { joinSentences } from '../text/join-words.ts';
import type { TripChangeQuote } from './change-trip.contract.ts';

/** What is paid then, and what is paid back. */
function paymentSentences(
  { due, refund }: TripChangeQuote,
  dueCents: number,
  locale: string,
  language: Language,
): readonly string[] {
  const t = tripChangeQuoteMessages(language);
  const more = dollarText(due.minor, locale);
  return [
    ...(due.minor > 0 ? [dueCents > 0 ? t.dueMore(dollarText(dueCents + due.minor, locale), more) : t.due(more)] : []),
    ...(refund.minor > 0 ? [t.refund(dollarText(refund.minor, locale))] : []),
  ];
}

/**
 * What a change of a trip does to the money, in sentences (specification.md#changing-a-trip).
 *
 * @param dueCents what was to be paid before, in US cents
 */
export function quoteSentences(
  quote: TripChangeQuote,
  dueCents: number,
  locale: string,
  language: Language,
): readonly string[] {
  const { oldTotalUsd, newTotalUsd, due, refund, retained } = quote;
  const t = tripChangeQuoteMessages(language);
  const isSame = oldTotalUsd === newTotalUsd;
  const [before, after] = [dollarText(oldTotalUsd * 100, locale), dollarText(newTotalUsd * 100, locale)];
  const less =
    newTotalUsd < oldTotalUsd ? t.lessToPay(dollarText((oldTotalUsd - newTotalUsd) * 100, locale)) : t.paidEnough;
  return [
    isSame ? t.samePrice(after) : t.newPrice(after, before),
    ...paymentSentences(quote, dueCents, locale, language),
    ...(!isSame && due.minor === 0 && refund.minor === 0 ? [less] : []),
    ...(retained.minor > 0 ? [t.retained(dollarText(retained.minor, locale))] : []),
  ];
}

/** That a trip is changed, and what that means for the money: see quoteSentences. */
export function changedText(quote: TripChangeQuote, dueCents: number, locale: string, language: Language): string {
  const { changed } = tripChangeQuoteMessages(language);
  return joinSentences([changed, ...paymentSentences(quote, dueCents, locale, language)], language);
}

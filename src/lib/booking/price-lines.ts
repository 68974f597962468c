import type { Language } from '../languages/language.ts';
import { priceLinesMessages } from '../messages/price-lines.ts';
import { DEFAULT_PRICE_FORMAT, type PriceFormat, priceText } from '../money/price-format.ts';
import { isPerPerson } from '../money/price-note.text.ts';
import type { PriceBreakdown } from './price-breakdown.ts';

/** One part of a price: its label, whole US dollars, and how often it counts in the total. */
export interface PriceLine {
  readonly label: string;
  readonly usd: number;
  readonly times: number;
}

/**
 * The parts above a total, which they make in US dollars: `usd × times` of all lines.
 *
 * @param maxPeople the largest group of one booking: a whole van costs the same for all of them
 * @example priceLines(breakdown(seat, 3), 3, 8) // [{ label: '3 people, each', usd: 17, times: 3 }]
 */
export function priceLines(
  price: PriceBreakdown,
  people: number,
  maxPeople: number,
  language: Language,
): readonly PriceLine[] {
  const t = priceLinesMessages(language);
  const { base, included, extraPeople, extra, extraEach } = price;
  if (isPerPerson({ base, extra: extraEach, inc: included })) {
    return [{ label: t.each(people), usd: base, times: people }];
  }
  const baseLine = { label: t.forUpTo(extraEach === 0 ? maxPeople : included), usd: base, times: 1 };
  if (extra === 0) return [baseLine];
  return [baseLine, { label: t.extra(extraPeople), usd: extra, times: 1 }];
}

/**
 * The same sum in US dollars, where every part is exact.
 *
 * @example dollarSumText(lines, 123, 'en-US') // '3 × $41 = $123'
 */
export function dollarSumText(lines: readonly PriceLine[], totalUsd: number, locale: PriceFormat['locale']): string {
  const dollars = (usd: number) => priceText(usd, { ...DEFAULT_PRICE_FORMAT, locale });
  const parts = lines.map(({ usd, times }) => (times === 1 ? dollars(usd) : `${times} × ${dollars(usd)}`));
  return parts.join(' + ') === dollars(totalUsd) ? dollars(totalUsd) : `${parts.join(' + ')} = ${dollars(totalUsd)}`;
}

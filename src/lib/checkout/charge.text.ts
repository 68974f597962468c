import type { Language } from '../languages/language.ts';
import { chargeMessages } from '../messages/charge.ts';
import { convertUsd } from '../money/convert.ts';
import type { ExchangeRates } from '../money/exchange-rates.schema.ts';
import { dollarText, formatMoney } from '../money/format-money.ts';

/**
 * The charge in the currency of a payment method, which may differ from the one shown.
 *
 * @param usd whole US dollars
 * @param rates null while they are not known
 * @example chargeText(173, 'PHP', rates, 'en-US') // 'You pay in PHP: about ₱10,034'
 */
export function chargeText(
  usd: number,
  currency: string,
  rates: ExchangeRates | null,
  locale: string,
  language: Language,
): string {
  const t = chargeMessages(language);
  if (currency === 'USD') return t.dollars(dollarText(usd * 100, locale));
  const isKnown = rates !== null && Object.hasOwn(rates.rates, currency);
  return isKnown ? t.about(currency, formatMoney(convertUsd(usd, currency, rates), locale)) : t.currency(currency);
}

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
export function chargeText(usd: number, currency: string, rates: ExchangeRates | null, locale: string): string {
  if (currency === 'USD') return `You pay in US dollars: ${dollarText(usd * 100)}`;
  const isKnown = rates !== null && Object.hasOwn(rates.rates, currency);
  return isKnown
    ? `You pay in ${currency}: about ${formatMoney(convertUsd(usd, currency, rates), locale)}`
    : `You pay in ${currency}`;
}

import { currencyFormat, formatWhole } from './format-whole-units.ts';
import { type Money, minorDigits, unitsOf } from './money.ts';

/**
 * Money in the form of a locale, without decimals where they are zero. An unsupported locale falls
 * back to en-US.
 *
 * @example formatMoney({ minor: 1700, currency: 'USD' }, 'en-US') // '$17'
 * @throws TypeError 'Amount must be a valid number' or 'Currency must be a 3-character string'
 * (specification.md#internal-checks)
 */
export function formatMoney(money: Money, locale: string): string {
  if (typeof money.currency !== 'string' || !/^[A-Za-z]{3}$/.test(money.currency)) {
    throw new TypeError('Currency must be a 3-character string');
  }
  if (typeof money.minor !== 'number' || !Number.isFinite(money.minor))
    throw new TypeError('Amount must be a valid number');
  const units = unitsOf(money);
  if (Number.isInteger(units)) return formatWhole(units, money.currency, locale);
  return currencyFormat(locale, money.currency, minorDigits(money.currency)).format(units);
}

/**
 * US dollars for readers of any country: "$" could be Australian or Canadian dollars.
 *
 * @example dollarText(3460, 'en-US') // 'US$34.60'
 * @example dollarText(3460, 'de-DE') // '34,60 US$'
 */
export function dollarText(cents: number, locale: string): string {
  const text = formatMoney({ minor: cents, currency: 'USD' }, locale);
  // Some locales say it themselves, as '$US' or 'US$'.
  return text.includes('US') ? text : text.replace('$', 'US$');
}

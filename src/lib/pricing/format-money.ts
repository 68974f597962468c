import { type Money, minorDigits, unitsOf } from './money.ts';

const DEFAULT_LOCALE = 'en-US';
const formats = new Map<string, Intl.NumberFormat>();

function supportedLocale(locale: string): string {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale)[0] ?? DEFAULT_LOCALE;
  } catch {
    return DEFAULT_LOCALE;
  }
}

function formatFor(locale: string, currency: string, digits: number): Intl.NumberFormat {
  const key = `${locale} ${currency} ${digits}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(supportedLocale(locale), {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats.set(key, made);
  return made;
}

/**
 * Money as a traveller of a locale reads it: without decimals when there are none to show. A locale that the
 * platform does not know falls back to en-US.
 *
 * @example formatMoney({ minor: 1700, currency: 'USD' }, 'en-US') // '$17'
 * @throws TypeError 'Amount must be a valid number' or 'Currency must be a 3-character string' (specification, section 8)
 */
export function formatMoney(money: Money, locale: string = DEFAULT_LOCALE): string {
  if (typeof money.currency !== 'string' || !/^[A-Za-z]{3}$/.test(money.currency)) {
    throw new TypeError('Currency must be a 3-character string');
  }
  if (typeof money.minor !== 'number' || !Number.isFinite(money.minor))
    throw new TypeError('Amount must be a valid number');
  const units = unitsOf(money);
  return formatFor(locale, money.currency, Number.isInteger(units) ? 0 : minorDigits(money.currency)).format(units);
}

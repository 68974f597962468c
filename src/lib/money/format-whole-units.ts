const DEFAULT_LOCALE = 'en-US';
const formats = new Map<string, Intl.NumberFormat>();

/** The locale itself where the platform supports it, else en-US. */
export function supportedLocale(locale: string): string {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale)[0] ?? DEFAULT_LOCALE;
  } catch {
    return DEFAULT_LOCALE;
  }
}

/**
 * The cached number format of a locale, currency and number of decimals. Creating one costs more
 * than a thousand uses.
 */
export function currencyFormat(locale: string, currency: string, digits: number): Intl.NumberFormat {
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
 * Whole units of a currency as a traveller of a locale reads them. Prices are whole in every
 * currency (specification.md#price-rule), so this is all that a page needs before its first paint.
 *
 * @example formatWhole(986, 'PHP', 'en-US') // '₱986'
 */
export function formatWhole(units: number, currency: string, locale: string): string {
  return currencyFormat(locale, currency, 0).format(units);
}

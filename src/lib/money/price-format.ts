import { multiplyHalfUp } from './decimal.ts';
import { formatWhole, supportedLocale } from './format-whole-units.ts';

/**
 * The preference that turns a price in dollars into text. Parsed by hand and not with a schema: it
 * runs in the head of every page before the first paint.
 */
export interface PriceFormat {
  /** ISO 4217 code. */
  readonly currency: string;
  /** BCP 47 tag that numbers and dates follow: `de-AT`. */
  readonly locale: string;
  /** Units per US dollar. */
  readonly rate: number;
}

/** Dollars, American numbers (specification.md#defaults). */
export const DEFAULT_PRICE_FORMAT: PriceFormat = { currency: 'USD', locale: 'en-US', rate: 1 };

/** A view as it may be stored: with the record of its currency. */
interface StoredFormat extends PriceFormat {
  readonly isLocaleChosen: boolean;
  readonly currencyData: { readonly currencyCode?: unknown } | null;
}

/**
 * Whether a stored locale was chosen. Without a choice, pages have numbers of their own language;
 * what is stored then is American, as it was before there were other languages.
 */
export function isChosenLocale({ locale, isLocaleChosen }: Partial<StoredFormat>): boolean {
  return isLocaleChosen === true || locale !== DEFAULT_PRICE_FORMAT.locale;
}

/**
 * Whether a code is a currency that the browser supports, or one with a stored record. Our list may
 * be newer than the browser, which writes an unsupported code as it is.
 */
function isCurrency(code: unknown, record: StoredFormat['currencyData'] | undefined): code is string {
  if (typeof code !== 'string' || !/^[A-Z]{3}$/.test(code)) return false;
  return record?.currencyCode === code || Intl.supportedValuesOf('currency').includes(code);
}

/**
 * Parses a stored format; undefined where it is invalid. Exact arithmetic takes no rate such as
 * `1e-7`.
 *
 * @param pageLocale the locale where none was chosen
 */
export function parsePriceFormat(stored: unknown, pageLocale: string): PriceFormat | undefined {
  const format = (stored ?? {}) as Partial<StoredFormat>;
  const { currency, locale, rate, currencyData } = format;
  const isUsable =
    isCurrency(currency, currencyData) && typeof locale === 'string' && /^(?!0$)\d+(\.\d+)?$/.test(`${rate}`);
  if (!isUsable || typeof rate !== 'number' || (currency === DEFAULT_PRICE_FORMAT.currency && rate !== 1))
    return undefined;
  return { currency, locale: isChosenLocale(format) ? supportedLocale(locale) : pageLocale, rate };
}

/**
 * A price in the traveller's currency: whole dollars × rate, rounded half up to whole units. A
 * total is converted once, from its dollars, so that it is the same everywhere
 * (specification.md#price-rule).
 *
 * @param usd whole US dollars, markup included
 * @example priceText(17, { currency: 'PHP', locale: 'en-US', rate: 58 }) // '₱986'
 */
export function priceText(usd: number, { currency, rate, locale }: PriceFormat): string {
  return formatWhole(multiplyHalfUp(usd, rate), currency, locale);
}

import { multiplyHalfUp } from '../pricing/decimal.ts';
import { formatWhole, supportedLocale } from '../pricing/format-whole.ts';

/**
 * What turns a price in dollars into the traveller's text. Checked by hand and not with a schema: it runs in the head of
 * every page, before the first paint, where every byte delays it.
 */
export interface PriceView {
  /** ISO 4217 code. */
  readonly currency: string;
  /** BCP 47 tag that numbers and dates follow: `de-AT`. */
  readonly locale: string;
  /** Units per US dollar. */
  readonly rate: number;
}

/** Dollars, American numbers (specification, section 9, Defaults). */
export const AS_BUILT: PriceView = { currency: 'USD', locale: 'en-US', rate: 1 };

/** Whether prices can stay as the page was built. */
export function isAsBuilt({ currency, locale }: PriceView): boolean {
  return currency === AS_BUILT.currency && locale === AS_BUILT.locale;
}

/** The currencies that the browser can write. */
function isCurrency(code: unknown): code is string {
  return typeof code === 'string' && Intl.supportedValuesOf('currency').includes(code);
}

/** Reads a stored view; undefined for whatever cannot be one. Exact arithmetic takes no rate such as `1e-7`. */
export function parsePriceView(stored: unknown): PriceView | undefined {
  const { currency, locale, rate } = (stored ?? {}) as Partial<PriceView>;
  const isUsable = isCurrency(currency) && typeof locale === 'string' && /^(?!0$)\d+(\.\d+)?$/.test(`${rate}`);
  if (!isUsable || typeof rate !== 'number' || (currency === AS_BUILT.currency && rate !== 1)) return undefined;
  return { currency, locale: supportedLocale(locale), rate };
}

/**
 * A price in the traveller's currency as they read it: whole dollars × rate, rounded half up to whole units (specification,
 * section 9, Pricing). Totals are converted once, from the total in dollars, so that a price is the same wherever it stands.
 *
 * @param usd whole US dollars, markup included
 * @example priceText(17, { currency: 'PHP', locale: 'en-US', rate: 58 }) // '₱986'
 */
export function priceText(usd: number, { currency, rate, locale }: PriceView): string {
  return formatWhole(multiplyHalfUp(usd, rate), currency, locale);
}

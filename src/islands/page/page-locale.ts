import { DEFAULT_PRICE_FORMAT, type PriceFormat } from '../../lib/money/price-format.ts';

/** The locale of the numbers, days and hours that the page was built with: `de-DE`. */
export function pageLocale(): string {
  const locale = typeof document === 'undefined' ? undefined : document.documentElement.dataset.locale;
  return locale ?? DEFAULT_PRICE_FORMAT.locale;
}

/** Whether a locale is that of the page; while it is built, every one is. */
export function isPageLocale(locale: string): boolean {
  return typeof document === 'undefined' || locale === pageLocale();
}

/** Whether prices are shown as the page was built: in dollars, in its own locale. */
export function isPageFormat({ currency, locale }: PriceFormat): boolean {
  return currency === DEFAULT_PRICE_FORMAT.currency && isPageLocale(locale);
}

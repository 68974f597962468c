import { supportedLocale } from './format-whole-units.ts';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * A whole number as a traveller of a locale reads it.
 *
 * @example numberText(1234, 'de-DE') // '1.234'
 */
export function numberText(number: number, locale: string): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(supportedLocale(locale));
  formats.set(locale, format);
  return format.format(number);
}

/**
 * The language to mark a number with among English words; undefined where it is English. Without it
 * a screen reader would read '1.234' as a fraction.
 */
export function numberLanguage(locale: string): string | undefined {
  return locale.startsWith('en') ? undefined : locale;
}

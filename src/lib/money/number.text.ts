import type { Language } from '../languages/language.ts';
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
 * The language to mark a number with among words; undefined where it is theirs. Without it a screen
 * reader would read '1.234' as a fraction.
 *
 * @param language of the words
 */
export function numberLanguage(locale: string, language: Language): string | undefined {
  return locale.startsWith(language) ? undefined : locale;
}

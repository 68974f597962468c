import type { Language } from '../languages/language.ts';
import { LANGUAGES } from '../languages/language-facts.ts';

/** A leap year, so that every month and day exists. */
const SOME_YEAR = '2028';

/**
 * A day within a sentence, in the form of a language.
 *
 * @param day `2026-11-21`, or `11-21` of every year
 * @example dateText('2026-11-21', 'en') // 'November 21, 2026'
 */
export function dateText(day: string, language: Language): string {
  const isYearly = day.length === 5;
  const text = new Intl.DateTimeFormat(LANGUAGES[language].locale, {
    day: 'numeric',
    month: 'long',
    ...(isYearly ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${isYearly ? `${SOME_YEAR}-${day}` : day}T00:00:00Z`));
  // Only the first of a month is an ordinal.
  return language === 'fr' ? text.replace(/^1(?= )/, '1er') : text;
}

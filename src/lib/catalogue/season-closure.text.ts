import type { Language } from '../languages/language.ts';
import { LANGUAGES } from '../languages/language-facts.ts';
import { closuresMessages } from '../messages/closures.ts';
import type { Closure } from './season-closure.schema.ts';

/** A leap year, so that every month and day exists. */
const SOME_YEAR = '2028';

function dayText(day: string, language: Language): string {
  const { locale } = LANGUAGES[language];
  const isYearly = day.length === 5;
  const date = new Date(`${isYearly ? `${SOME_YEAR}-${day}` : day}T00:00:00Z`);
  const text = new Intl.DateTimeFormat(locale === 'en-US' ? 'en-GB' : locale, {
    day: 'numeric',
    month: 'long',
    ...(isYearly ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(date);
  // Only the first of a month is an ordinal.
  return language === 'fr' ? text.replace(/^1(?= )/, '1er') : text;
}

/**
 * A closure as travellers read it.
 *
 * @example closureSentence({ from: '06-15', to: '09-30', reason: 'the sea is too rough' })
 * // 'Does not run from 15 June to 30 September: the sea is too rough.'
 */
export function closureSentence({ from, to, reason }: Closure, language: Language): string {
  const t = closuresMessages(language);
  const first = dayText(from, language);
  return from === to ? t.on(first, reason) : t.between(first, dayText(to, language), reason);
}

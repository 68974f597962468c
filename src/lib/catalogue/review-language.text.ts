import type { Language } from '../languages/language.ts';
import { LANGUAGES } from '../languages/language-facts.ts';
import type { Review } from './review.schema.ts';

/**
 * The name of a review's language in that of the page; undefined where they are the same.
 *
 * @example otherLanguage({ ...review, lang: 'ko' }, 'fr') // 'coréen'
 */
export function otherLanguage({ lang }: Review, language: Language): string | undefined {
  if (lang === language) return undefined;
  return new Intl.DisplayNames(LANGUAGES[language].locale, { type: 'language' }).of(lang);
}

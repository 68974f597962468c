import { isLanguage, type Language } from '../../lib/languages/language.ts';
import { persistent } from '../storage/persistent.ts';

/** The language that the traveller chose by a link, or kept when another was offered. */
export const $languageChoice = persistent<Language | null>('language.1', {
  fallback: null,
  parse: (stored) => (isLanguage(stored) ? stored : undefined),
});

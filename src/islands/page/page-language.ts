import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../lib/languages/language.ts';

/** The language that this page is written in. */
export function pageLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
}

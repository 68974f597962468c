import { createContext, useContext } from 'react';
import { DEFAULT_LANGUAGE, type Language } from '../../lib/languages/language.ts';
import { pageLanguage } from '../page/page-language.ts';

/** The language of an island while its page is built; a browser's page has one. */
export const LanguageContext = createContext<Language | null>(null);

/**
 * The language of the page, for messages.
 *
 * @param own the language that an island was given, above its {@link LanguageContext}
 */
export function useLanguage(own?: Language | undefined): Language {
  const context = useContext(LanguageContext);
  const given = own ?? context;
  if (given) return given;
  return typeof document === 'undefined' ? DEFAULT_LANGUAGE : pageLanguage();
}

import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../lib/languages/language.ts';
import { languageOfPath } from '../../lib/languages/localized-path.ts';

/** The language of the page that a component is part of: `languageOf(Astro)`. */
export function languageOf({ currentLocale }: { readonly currentLocale: string | undefined }): Language {
  return isLanguage(currentLocale) ? currentLocale : DEFAULT_LANGUAGE;
}

/**
 * The language that an island is given, undefined in English. Islands are in English by themselves,
 * and such a page has no bytes of it.
 */
export function islandLanguageOf(page: { readonly currentLocale: string | undefined }): Language | undefined {
  const language = languageOf(page);
  return language === DEFAULT_LANGUAGE ? undefined : language;
}

/** The language whose pages a route makes, in `getStaticPaths`: `languageOfRoute(options)`. */
export function languageOfRoute({ routePattern }: { readonly routePattern: string }): Language {
  return languageOfPath(routePattern).language;
}

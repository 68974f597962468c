import { DEFAULT_LANGUAGE, isLanguage, type Language } from './language.ts';

/**
 * The address of a page in a language (specification.md#languages). Queries and fragments stay.
 *
 * @param path of the English page: `/cart`
 * @example localizedPath('/cart', 'fr') // '/fr/cart'
 */
export function localizedPath(path: string, language: Language): string {
  if (language === DEFAULT_LANGUAGE) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The language of an address, and the address of the same page in English. */
export function languageOfPath(path: string): { readonly language: Language; readonly path: string } {
  const [, code = ''] = path.split('/', 2);
  if (!isLanguage(code) || code === DEFAULT_LANGUAGE) return { language: DEFAULT_LANGUAGE, path };
  return { language: code, path: path.replace(/^\/[^/]+/, '') || '/' };
}

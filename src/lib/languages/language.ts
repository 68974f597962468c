/**
 * The languages of the site (specification.md#languages). English has no prefix in addresses, every
 * other one its code: `/fr/cart`.
 */
export const LANGUAGE_CODES = ['en', 'fr', 'de', 'es', 'it', 'nl', 'ko', 'zh'] as const;

/** The code of a language: `fr`. */
export type Language = (typeof LANGUAGE_CODES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

export function isLanguage(code: unknown): code is Language {
  return LANGUAGE_CODES.some((known) => known === code);
}

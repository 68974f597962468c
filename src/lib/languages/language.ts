/** The facts about a language of the interface. */
interface LanguageFacts {
  /** The name that its speakers use. */
  readonly name: string;
  /** BCP 47 tag of the numbers, dates and hours that pages are built with. */
  readonly locale: string;
  /** Locale of Open Graph. */
  readonly openGraph: string;
}

/**
 * The languages of the site (specification.md#languages). English has no prefix in addresses, every
 * other one its code: `/fr/cart`.
 */
export const LANGUAGES = {
  en: { name: 'English', locale: 'en-US', openGraph: 'en_US' },
} satisfies Record<string, LanguageFacts>;

/** The code of a language: `fr`. */
export type Language = keyof typeof LANGUAGES;

export const DEFAULT_LANGUAGE: Language = 'en';

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly Language[];

export function isLanguage(code: unknown): code is Language {
  return typeof code === 'string' && Object.hasOwn(LANGUAGES, code);
}

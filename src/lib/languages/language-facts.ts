import type { Language } from './language.ts';

/** The facts about a language of the interface. */
interface LanguageFacts {
  /** The name that its speakers use. */
  readonly name: string;
  /** BCP 47 tag of the numbers, dates and hours that pages are built with. */
  readonly locale: string;
  /** Locale of Open Graph. */
  readonly openGraph: string;
}

/** The facts about each language, apart from the codes that first scripts have. */
export const LANGUAGES: Readonly<Record<Language, LanguageFacts>> = {
  en: { name: 'English', locale: 'en-US', openGraph: 'en_US' },
};

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
  fr: { name: 'Français', locale: 'fr-FR', openGraph: 'fr_FR' },
  de: { name: 'Deutsch', locale: 'de-DE', openGraph: 'de_DE' },
  es: { name: 'Español', locale: 'es-ES', openGraph: 'es_ES' },
  it: { name: 'Italiano', locale: 'it-IT', openGraph: 'it_IT' },
  nl: { name: 'Nederlands', locale: 'nl-NL', openGraph: 'nl_NL' },
  ko: { name: '한국어', locale: 'ko-KR', openGraph: 'ko_KR' },
  zh: { name: '简体中文', locale: 'zh-CN', openGraph: 'zh_CN' },
};

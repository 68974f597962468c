import type { Language } from '../../lib/languages/language.ts';

/** The words of the offer of a page in another language. */
interface LanguageOffer {
  readonly label: string;
  readonly text: string;
  readonly accept: string;
}

/** The offer of each language in its own words, as its readers may not know the page's. */
export const LANGUAGE_OFFERS: Readonly<Record<Language, LanguageOffer>> = {
  en: { label: 'Language', text: 'This page is also in English.', accept: 'Read in English' },
  fr: { label: 'Langue', text: 'Cette page existe en français.', accept: 'Lire en français' },
  de: { label: 'Sprache', text: 'Diese Seite gibt es auf Deutsch.', accept: 'Auf Deutsch lesen' },
  es: { label: 'Idioma', text: 'Esta página también está en español.', accept: 'Leer en español' },
  it: { label: 'Lingua', text: 'Questa pagina c’è anche in italiano.', accept: 'Leggi in italiano' },
  nl: { label: 'Taal', text: 'Deze pagina is er ook in het Nederlands.', accept: 'Lees in het Nederlands' },
  ko: { label: '언어', text: '이 페이지는 한국어로도 볼 수 있습니다.', accept: '한국어로 보기' },
  zh: { label: '语言', text: '本页有中文版。', accept: '查看中文版' },
};

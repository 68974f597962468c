import type { Language } from '../languages/language.ts';

/**
 * Returns the messages of a feature by language. The compiler refuses a language that lacks some.
 * In the browser a page has those of its own language only: see build/plugins/messages.ts.
 */
export function inLanguages<Messages>(all: Readonly<Record<Language, Messages>>): (language: Language) => Messages {
  return (language) => all[language];
}

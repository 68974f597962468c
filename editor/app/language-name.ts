import { isLanguage } from '../../src/lib/languages/language.ts';
import { LANGUAGES } from '../../src/lib/languages/language-facts.ts';

/** The name of a language by its code, in itself: "Français". */
export function languageName(code: string): string {
  return isLanguage(code) ? LANGUAGES[code].name : code;
}

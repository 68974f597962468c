import type { Language } from '../../lib/languages/language.ts';
import { LANGUAGES } from '../../lib/languages/language-facts.ts';
import { clocksIn } from '../../lib/time/clocks-in.text.ts';

/**
 * Content with every clock time in its sentences in one form: "7:30 AM". Values that are only a
 * time, such as a departure, and labels used as keys are unchanged.
 */
export function clocksInTexts<Data>(data: Data, language: Language): Data {
  if (typeof data === 'string') {
    // Most texts have no clock time, and each is looked at in eight languages.
    const mayHaveClock = data.includes(':') && data.includes(' ');
    return (mayHaveClock ? clocksIn(data, LANGUAGES[language].locale) : data) as Data;
  }
  if (Array.isArray(data)) return data.map((item) => clocksInTexts(item, language)) as Data;
  if (data === null || typeof data !== 'object' || Object.getPrototypeOf(data) !== Object.prototype) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, clocksInTexts(value, language)])) as Data;
}

import { DEFAULT_LANGUAGE, type Language } from '../languages/language.ts';
import { countsMessages } from '../messages/counts.ts';

/** "1 trip", "12 trips". */
export function tripCount(count: number, language: Language = DEFAULT_LANGUAGE): string {
  return countsMessages(language).trips(count);
}

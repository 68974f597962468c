import type { Language } from '../languages/language.ts';
import { closuresMessages } from '../messages/closures.ts';
import { dateText } from '../time/date.text.ts';
import type { Closure } from './season-closure.schema.ts';

/**
 * A closure as travellers read it.
 *
 * @example closureSentence({ from: '06-15', to: '09-30', reason: 'the sea is too rough' })
 * // 'Does not run from June 15 to September 30: the sea is too rough.'
 */
export function closureSentence({ from, to, reason }: Closure, language: Language): string {
  const t = closuresMessages(language);
  const first = dateText(from, language);
  return from === to ? t.on(first, reason) : t.between(first, dateText(to, language), reason);
}

import { DEFAULT_LANGUAGE, type Language } from '../languages/language.ts';
import { fieldsMessages } from '../messages/fields.ts';

/**
 * The instruction to correct a field.
 *
 * @example fieldMessage('a date such as 2031-05-20') // 'Please enter a date such as 2031-05-20.'
 */
export function fieldMessage(allowed: string, language: Language = DEFAULT_LANGUAGE): string {
  return fieldsMessages(language).enter(allowed);
}

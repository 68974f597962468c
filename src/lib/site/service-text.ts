import { DEFAULT_LANGUAGE, type Language } from '../languages/language.ts';

/**
 * What the booking service says, which is English; null on pages in another language. See
 * specification.md#languages.
 */
export function serviceText(detail: string | null | undefined, language: Language): string | null {
  return language === DEFAULT_LANGUAGE ? (detail ?? null) : null;
}

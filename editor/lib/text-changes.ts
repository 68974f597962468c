import { englishValue } from './english-value.ts';
import { type FieldPath, valueAt } from './form-path.ts';
import { isRecord } from './is-record.ts';

/** An English text that is not the one that was translated. */
export interface TextChange {
  /** What stood in its place; null for a text that is new. */
  readonly was: string | null;
}

/**
 * How an English text differs from those that were translated; null where it is one of them. One
 * that has moved within its list is the same.
 *
 * @param before the English texts that were translated
 * @param translated the translation, in which `path` is
 */
export function textChange(before: unknown, translated: unknown, path: FieldPath, text: string): TextChange | null {
  const group = englishValue(before, translated, path.slice(0, -1));
  const known = Array.isArray(group) ? group : isRecord(group) ? Object.values(group) : [];
  if (known.includes(text)) return null;
  const was = englishValue(before, translated, path);
  return { was: typeof was === 'string' ? was : null };
}

const paragraphsOf = (body: string) => body.split(/\n\s*\n/).map((text) => text.trim());

/** The paragraphs of a text that an earlier version has not; none where that is not known. */
export function changedParagraphs(before: string | null, now: string | null): readonly string[] {
  if (before === null || now === null) return [];
  const known = new Set(paragraphsOf(before));
  return [...new Set(paragraphsOf(now))].filter((text) => text !== '' && !known.has(text));
}

/** The digest of the English texts that a translation says it is of. */
export function translationSource(translated: unknown): unknown {
  return valueAt(translated, ['translation', 'source']);
}

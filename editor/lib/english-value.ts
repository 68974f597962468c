import type { FieldPath } from './form-path.ts';
import { isRecord } from './is-record.ts';

/**
 * The English value beside one of a translation. Entries that have an id are found by it, as they
 * may stand elsewhere in the English list.
 */
export function englishValue(english: unknown, translated: unknown, path: FieldPath): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return english;
  if (Array.isArray(english) && typeof key === 'number') {
    const own = Array.isArray(translated) ? translated[key] : undefined;
    const isNamed = isRecord(own) && typeof own['id'] === 'string';
    const entry = isNamed ? english.find((other) => isRecord(other) && other['id'] === own['id']) : english[key];
    return englishValue(entry, own, rest);
  }
  if (!isRecord(english)) return undefined;
  return englishValue(english[key], isRecord(translated) ? translated[key] : undefined, rest);
}

import { type FieldPath, pathKey } from './form-path.ts';
import { isRecord } from './is-record.ts';
import type { FileContent } from './unsaved-work.ts';

/** A value that differs between two versions of a file. */
export interface FieldChange {
  readonly path: FieldPath;
  /** Undefined where the field was not there. */
  readonly before: unknown;
  /** Undefined where it is gone. */
  readonly after: unknown;
}

/** Whether two values are written alike; the order of names counts, as in an itinerary. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/**
 * What differs between two versions, field by field. Lists of one length are compared entry by
 * entry, others as a whole.
 */
export function changesBetween(before: unknown, after: unknown, path: FieldPath = []): readonly FieldChange[] {
  if (isSameValue(before, after)) return [];
  if (isRecord(before) && isRecord(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    const changes = keys.flatMap((key) => changesBetween(before[key], after[key], [...path, key]));
    return changes.length > 0 ? changes : [{ path, before, after }];
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return before.flatMap((entry, index) => changesBetween(entry, after[index], [...path, index]));
  }
  return [{ path, before, after }];
}

/** What editors have changed between two versions of a file; its time is written for them. */
export function typedChanges(before: FileContent, after: FileContent): readonly FieldChange[] {
  return changesBetween(before, after).filter(({ path }) => pathKey(path) !== 'data.updatedAt');
}

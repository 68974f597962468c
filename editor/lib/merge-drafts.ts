import { isSameValue } from './field-changes.ts';
import type { FieldPath } from './form-path.ts';
import { isRecord } from './is-record.ts';

/** A field that both editors have changed, each in another way. */
export interface FieldConflict {
  readonly path: FieldPath;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Two editors' changes of one version in one. Fields that conflict are one's own. */
export interface MergedData {
  readonly data: unknown;
  readonly conflicts: readonly FieldConflict[];
}

/**
 * Merges what two editors made of the same version, field by field. Lists of one length are merged
 * entry by entry, others are one field.
 */
export function mergeData(base: unknown, mine: unknown, theirs: unknown, path: FieldPath = []): MergedData {
  if (isSameValue(mine, theirs) || isSameValue(base, theirs)) return { data: mine, conflicts: [] };
  if (isSameValue(base, mine)) return { data: theirs, conflicts: [] };
  if (isRecord(mine) && isRecord(theirs)) return mergeGroups(isRecord(base) ? base : {}, mine, theirs, path);
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs) && hasLength(base.length, mine, theirs)) {
    const entries = base.map((entry, index) => mergeData(entry, mine[index], theirs[index], [...path, index]));
    return { data: entries.map(({ data }) => data), conflicts: entries.flatMap(({ conflicts }) => conflicts) };
  }
  return { data: mine, conflicts: [{ path, mine, theirs }] };
}

const hasLength = (length: number, ...lists: readonly (readonly unknown[])[]) =>
  lists.every((list) => list.length === length);

type Group = Readonly<Record<string, unknown>>;

function mergeGroups(base: Group, mine: Group, theirs: Group, path: FieldPath): MergedData {
  const merged = mergedKeys(Object.keys(mine), Object.keys(theirs)).map(
    (key) => [key, mergeData(base[key], mine[key], theirs[key], [...path, key])] as const,
  );
  return {
    data: Object.fromEntries(merged.flatMap(([key, { data }]) => (data === undefined ? [] : [[key, data]]))),
    conflicts: merged.flatMap(([, { conflicts }]) => conflicts),
  };
}

/** The names of both, each of theirs that is new behind the one that it follows there. */
function mergedKeys(mine: readonly string[], theirs: readonly string[]): readonly string[] {
  return theirs.reduce<readonly string[]>((keys, key, index) => {
    if (keys.includes(key)) return keys;
    const place = index === 0 ? 0 : keys.indexOf(theirs[index - 1] ?? '') + 1;
    return keys.toSpliced(place, 0, key);
  }, mine);
}

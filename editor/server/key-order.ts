import { isSameData, type KeyOrder, type YamlFields, type YamlPath } from './yaml-source.ts';

/** A member of a collection as it will be, and which one it was; null for a new one. */
export interface Member {
  readonly from: number | null;
  /** The key of a group's field; null for entries of a list. */
  readonly key: string | null;
  readonly value: unknown;
}

/** Keys in their order: first those that are listed, then others as they come. */
export function orderedKeys(keys: readonly string[], order: ReturnType<KeyOrder>): readonly string[] {
  if (order === undefined || order === 'data') return keys;
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return keys.toSorted((a, b) => place(a) - place(b));
}

/** A value that says what it belongs to, unlike `true` or 5, which fields have by chance. */
const isTelling = (value: unknown) => typeof value === 'string' || (typeof value === 'object' && value !== null);

/** For each new key, the key that was renamed to it: one that is gone and had its value. */
function renamedKeys(before: YamlFields, after: YamlFields, isRecord: boolean): ReadonlyMap<string, string> {
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  const renamed = new Map<string, string>();
  for (const key of Object.keys(after).filter((name) => !Object.hasOwn(before, name))) {
    const value = after[key];
    const index = gone.findIndex((old) => (isRecord || isTelling(value)) && isSameData(before[old], value));
    const [old] = index < 0 ? [] : gone.splice(index, 1);
    if (old !== undefined) renamed.set(key, old);
  }
  return renamed;
}

/** Inserts a key behind the nearest one before it, or ahead of the first that follows. */
function insertKey(keys: string[], key: string, wanted: readonly string[]): void {
  const index = wanted.indexOf(key);
  const previous = wanted.slice(0, index).findLast((name) => keys.includes(name));
  const next = wanted.slice(index + 1).find((name) => keys.includes(name));
  if (previous !== undefined) keys.splice(keys.indexOf(previous) + 1, 0, key);
  else if (next !== undefined) keys.splice(keys.indexOf(next), 0, key);
  else keys.push(key);
}

/** The fields of a group in the file's own order, with new keys in their places. */
export function groupMembers(before: YamlFields, after: YamlFields, path: YamlPath, order?: KeyOrder): Member[] {
  const own = order?.(path);
  const old = Object.keys(before);
  const renamed = renamedKeys(before, after, own === 'data');
  const newNames = new Map([...renamed].map(([key, from]) => [from, key]));
  const keys = old.flatMap((key) => (Object.hasOwn(after, key) ? [key] : (newNames.get(key) ?? [])));
  const wanted = own === undefined || own === 'data' ? Object.keys(after) : own;
  for (const key of orderedKeys(Object.keys(after), own)) if (!keys.includes(key)) insertKey(keys, key, wanted);
  return (own === 'data' ? Object.keys(after) : keys).map((key) => {
    const from = old.indexOf(renamed.get(key) ?? key);
    return { from: from < 0 ? null : from, key, value: after[key] };
  });
}

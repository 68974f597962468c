import { isRecord } from './is-record.ts';

/** Where a value stands in a draft: `['ratePlan', 'base']`, `['slug', 1]`. */
export type FieldPath = readonly (string | number)[];

/** A path as problems name it: `ratePlan.base`. */
export function pathKey(path: FieldPath): string {
  return path.join('.');
}

/** The value at a path; undefined where there is none. */
export function valueAt(data: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      isRecord(value) || Array.isArray(value) ? (value as Record<string | number, unknown>)[key] : undefined,
    data,
  );
}

/**
 * Data with another value at a path, in the order that it had. Undefined takes the field out, and
 * groups on the way are made where they are missing.
 */
export function withValueAt<Data>(data: Data, path: FieldPath, value: unknown): Data {
  const [key, ...rest] = path;
  if (key === undefined) return value as Data;
  if (Array.isArray(data) && typeof key === 'number') {
    return data.map((entry, index) => (index === key ? withValueAt(entry, rest, value) : entry)) as Data;
  }
  const group: Readonly<Record<string | number, unknown>> = isRecord(data) ? data : {};
  const next = withValueAt(group[key], rest, value);
  if (next !== undefined) return { ...group, [key]: next } as Data;
  const { [key]: _removed, ...others } = group;
  return others as Data;
}

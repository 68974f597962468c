/** The same fields in the same order, wherever they were read from. */
function sortKeys(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** A value as JSON that does not depend on the order of its fields. */
export function stableStringify(value: unknown): string | undefined {
  return JSON.stringify(value, sortKeys);
}

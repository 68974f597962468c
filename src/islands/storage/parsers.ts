/** A record, not null and not an array. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A parser of a list whose entries are parsed one by one; invalid entries are dropped. */
export function listOf<Entry>(
  parse: (stored: unknown) => Entry | undefined,
  most: number,
): (stored: unknown) => readonly Entry[] | undefined {
  return (stored) =>
    Array.isArray(stored)
      ? stored
          .map(parse)
          .filter((entry) => entry !== undefined)
          .slice(0, most)
      : undefined;
}

/** A whole number in a range, both ends included. */
export function wholeNumberIn(min: number, max: number): (stored: unknown) => number | undefined {
  return (stored) =>
    typeof stored === 'number' && Number.isInteger(stored) && stored >= min && stored <= max ? stored : undefined;
}

/** A parser of a text with a maximum length. */
export function textUpTo(length: number): (stored: unknown) => string | undefined {
  return (stored) => (typeof stored === 'string' && stored.length <= length ? stored : undefined);
}

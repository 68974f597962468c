/** A record, not null and not an array. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A parser for a list whose entries are read one by one; entries that make no sense are left out. */
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

/** A text of at most so many characters. */
export function textUpTo(length: number): (stored: unknown) => string | undefined {
  return (stored) => (typeof stored === 'string' && stored.length <= length ? stored : undefined);
}

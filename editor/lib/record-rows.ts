/** An entry of a record, such as a step of an itinerary. */
export interface RecordRow {
  readonly name: string;
  readonly value: unknown;
}

/** The entries of a record, in order. */
export function recordRows(value: unknown): readonly RecordRow[] {
  return Object.entries((value ?? {}) as Readonly<Record<string, unknown>>).map(([name, entry]) => ({
    name: name.trimEnd(),
    value: entry,
  }));
}

/**
 * The record of some entries. A name that is there already gets a space at its end: no entry is
 * lost, and the check names it as wrong.
 */
export function recordOf(rows: readonly RecordRow[]): Readonly<Record<string, unknown>> {
  const entries = new Map<string, unknown>();
  for (const { name, value } of rows) {
    let unique = name;
    while (entries.has(unique)) unique += ' ';
    entries.set(unique, value);
  }
  return Object.fromEntries(entries);
}

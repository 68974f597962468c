/** A value of a table; what has none is an empty field. */
export type GtfsValue = string | number | undefined;

/** The rows of a table. All have the same columns. */
export type GtfsRows = readonly Readonly<Record<string, GtfsValue>>[];

const NEEDS_QUOTES = /[",\r\n]/;

function fieldText(value: GtfsValue): string {
  const text = String(value ?? '');
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table of a GTFS feed as text (RFC 4180), its columns those of its first row. */
export function gtfsTable(rows: GtfsRows): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  return lines.map((line) => `${line.map(fieldText).join(',')}\r\n`).join('');
}

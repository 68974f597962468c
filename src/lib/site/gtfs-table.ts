import { quoteCell } from '../text/csv.ts';

/** A value of a table; what has none is an empty field. */
export type GtfsValue = string | number | undefined;

/** The rows of a table. All have the same columns. */
export type GtfsRows = readonly Readonly<Record<string, GtfsValue>>[];

/**
 * A table of a GTFS feed as text, its columns those of its first row. Programs read it: a number to
 * call begins with its plus.
 */
export function gtfsTable(rows: GtfsRows): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  return lines.map((line) => `${line.map((value) => quoteCell(String(value ?? ''))).join(',')}\r\n`).join('');
}

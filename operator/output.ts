import { type Cell, type CsvSeparator, csvOf } from '../src/lib/text/csv.ts';
import type { Arguments } from './arguments.ts';
import { type Option, UsageError } from './command.ts';
import type { Terminal } from './terminal.ts';
import { shownLines, textTable } from './text-table.ts';

/** A list in three forms: rows for people and spreadsheets, objects for programs. */
export interface Listing {
  readonly header: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  readonly json: unknown;
  /** The text for a list without rows. */
  readonly empty: string;
}

/** The option of every command. */
export const JSON_OPTION: Readonly<Record<string, Option>> = { json: { help: 'prints JSON for a program' } };

/** The options of every command that prints a list. */
export const FORMAT_OPTIONS: Readonly<Record<string, Option>> = {
  csv: { help: 'prints CSV for a spreadsheet' },
  semicolons: { help: 'with --csv, for spreadsheets that write 1,5 for one and a half' },
  ...JSON_OPTION,
};

/** Prints an outcome: a sentence for people, one object for programs. */
export function printDone(terminal: Terminal, given: Arguments, sentence: string, done: object): void {
  terminal.print(given.flag('json') ? jsonText(done) : shownLines(sentence));
}

/** Pattern for characters that a terminal obeys or hides, and JSON.stringify does not escape. */
const INVISIBLE_CHARS = /[\x7f-\x9f\p{DI}\u2028\u2029\u2800\ufff9-\ufffb]/gu;

/** Data as JSON that is safe in a terminal: invisible characters are escaped. */
export function jsonText(data: unknown, indent = 2): string {
  const escapeSign = (sign: string) =>
    sign.replace(/./gs, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return JSON.stringify(data, null, indent).replace(INVISIBLE_CHARS, escapeSign);
}

/** The chosen form of a list. @throws UsageError for two of them */
export function formatOf(given: Arguments): 'table' | 'csv' | 'json' {
  if (given.flag('csv') && given.flag('json')) throw new UsageError('Give --csv or --json, not both.');
  if (given.flag('semicolons') && !given.flag('csv')) throw new UsageError('Give --semicolons with --csv.');
  return given.flag('csv') ? 'csv' : given.flag('json') ? 'json' : 'table';
}

/** The chosen separator of CSV cells. */
export function separatorOf(given: Arguments): CsvSeparator {
  return given.flag('semicolons') ? ';' : ',';
}

/** Prints a list in the chosen form. */
export function printListing(terminal: Terminal, given: Arguments, listing: Listing): void {
  terminal.print(listingText(listing, formatOf(given), separatorOf(given)));
}

function listingText(
  { header, rows, json, empty }: Listing,
  format: ReturnType<typeof formatOf>,
  separator: CsvSeparator,
): string {
  switch (format) {
    case 'csv':
      return csvOf(header, rows, separator);
    case 'json':
      return jsonText(json);
    case 'table':
      return rows.length === 0 ? empty : textTable(header, rows);
  }
}

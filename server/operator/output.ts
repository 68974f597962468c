import { type Cell, csvOf } from '../../src/lib/text/csv.ts';
import type { Arguments } from './arguments.ts';
import { type Option, UsageError } from './command.ts';
import type { Terminal } from './terminal.ts';
import { textTable } from './text-table.ts';

/** A list in three forms: rows for people and spreadsheets, objects for programs. */
export interface Listing {
  readonly header: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  readonly json: unknown;
  /** What is said where there are no rows. */
  readonly empty: string;
}

/** The option of every command. */
export const JSON_OPTION: Readonly<Record<string, Option>> = { json: { help: 'prints JSON for a program' } };

/** The options of every command that prints a list. */
export const FORMAT_OPTIONS: Readonly<Record<string, Option>> = {
  csv: { help: 'prints CSV for a spreadsheet' },
  ...JSON_OPTION,
};

/** Says what was done: in a sentence for people, as one object for programs. */
export function printDone(terminal: Terminal, given: Arguments, sentence: string, done: object): void {
  terminal.print(given.flag('json') ? jsonText(done) : sentence);
}

/** Data as a program reads it. */
export function jsonText(data: unknown): string {
  return JSON.stringify(data, null, 2);
}

/** In which form a list is wanted. @throws UsageError for two at once */
export function formatOf(given: Arguments): 'table' | 'csv' | 'json' {
  if (given.flag('csv') && given.flag('json')) throw new UsageError('Give --csv or --json, not both.');
  return given.flag('csv') ? 'csv' : given.flag('json') ? 'json' : 'table';
}

/** Prints a list in the form that was asked for. */
export function printListing(terminal: Terminal, given: Arguments, listing: Listing): void {
  terminal.print(listingText(listing, formatOf(given)));
}

function listingText({ header, rows, json, empty }: Listing, format: ReturnType<typeof formatOf>): string {
  switch (format) {
    case 'csv':
      return csvOf(header, rows);
    case 'json':
      return jsonText(json);
    case 'table':
      return rows.length === 0 ? empty : textTable(header, rows);
  }
}

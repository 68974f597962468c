import { stripVTControlCharacters } from 'node:util';
import type { Cell } from '../src/lib/text/csv.ts';
import { stripInvisibleChars } from '../src/lib/text/plain-text.schema.ts';

const MAX_COLUMN_WIDTH = 40;

/** A text as one safe line for a terminal: user text moves no cursor and sets no title. */
export function shownText(text: string): string {
  return stripInvisibleChars(stripVTControlCharacters(text)).replace(/\p{Cc}+/gu, ' ');
}

/** The same for several lines, whose breaks remain. */
export function shownLines(text: string): string {
  return text.split('\n').map(shownText).join('\n');
}

function cellText(cell: Cell, isLast: boolean): string {
  const signs = [...shownText(String(cell ?? ''))];
  return signs.length > MAX_COLUMN_WIDTH && !isLast
    ? `${signs.slice(0, MAX_COLUMN_WIDTH - 1).join('')}…`
    : signs.join('');
}

/**
 * Rows as columns of a terminal: numbers to the right, long texts cut. The last column is never
 * cut.
 */
export function textTable(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const last = header.length - 1;
  const table = [header, ...rows].map((row) => row.map((cell, column) => cellText(cell, column === last)));
  const widths = header.map((_, column) => Math.max(...table.map((row) => [...(row[column] ?? '')].length)));
  const isNumber = header.map((_, column) => rows.every((row) => typeof row[column] === 'number'));
  const padCell = (text: string, column: number) => {
    const space = ' '.repeat((widths[column] ?? 0) - [...text].length);
    return isNumber[column] ? space + text : text + space;
  };
  return `${table.map((row) => row.map(padCell).join('  ').trimEnd()).join('\n')}\n`;
}

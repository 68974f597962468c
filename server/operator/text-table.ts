import { stripVTControlCharacters } from 'node:util';
import type { Cell } from '../../src/lib/text/csv.ts';

const LONGEST = 40;

/** One line of signs that a terminal only shows: what travellers typed moves no cursor and sets no title. */
export function shownText(text: string): string {
  return stripVTControlCharacters(text).replace(/[\p{Cc}\u200b-\u200f\u2028-\u202e\u2066-\u2069]+/gu, ' ');
}

function cellText(cell: Cell): string {
  const signs = [...shownText(String(cell ?? ''))];
  return signs.length > LONGEST ? `${signs.slice(0, LONGEST - 1).join('')}…` : signs.join('');
}

/** Rows as columns of a terminal: numbers to the right, long texts cut. */
export function textTable(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const table = [header, ...rows].map((row) => row.map(cellText));
  const widths = header.map((_, column) => Math.max(...table.map((row) => [...(row[column] ?? '')].length)));
  const isNumber = header.map((_, column) => rows.every((row) => typeof row[column] === 'number'));
  const padded = (text: string, column: number) => {
    const space = ' '.repeat((widths[column] ?? 0) - [...text].length);
    return isNumber[column] ? space + text : text + space;
  };
  return `${table.map((row) => row.map(padded).join('  ').trimEnd()).join('\n')}\n`;
}

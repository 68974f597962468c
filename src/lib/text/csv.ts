import { stripInvisibleChars } from './plain-text.schema.ts';

/** A value of a table; numbers are written unquoted. */
export type Cell = string | number | null;

/** The separator of cells. Spreadsheets that write 1,5 for one and a half use semicolons. */
export type CsvSeparator = ',' | ';';

const MARK = '\ufeff';
/**
 * Pattern for the start of a text that spreadsheets would run as a formula. After a semicolon and
 * in a new line too, where another locale begins a cell.
 */
const FORMULA = /(?:^|[;\n])\s*(?=[=+\-@＝＋－＠﹦﹢﹣﹫])/g;

function safeText(text: string): string {
  const shown = stripInvisibleChars(text)
    .replaceAll('\t', ' ')
    .replace(/\r(?!\n)/g, '\n')
    .trim();
  return shown.replace(FORMULA, (before) => (/^[;\n]/.test(before) ? `${before}'` : `'${before}`));
}

/** A text as a cell (RFC 4180), whatever it begins with. */
export function quoteCell(text: string, separator: CsvSeparator = ','): string {
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function cellText(cell: Cell, separator: CsvSeparator): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return separator === ';' ? String(cell).replace('.', ',') : String(cell);
  return quoteCell(safeText(cell), separator);
}

/**
 * A row of CSV (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe in
 * front, telephone numbers too: what travellers typed is never run at the operator's desk.
 */
export function csvLine(row: readonly Cell[], separator: CsvSeparator = ','): string {
  return `${row.map((cell) => cellText(cell, separator)).join(separator)}\r\n`;
}

/** Rows as CSV that spreadsheets open as UTF-8. */
export function csvOf(
  header: readonly string[],
  rows: readonly (readonly Cell[])[],
  separator: CsvSeparator = ',',
): string {
  return MARK + [header, ...rows].map((row) => csvLine(row, separator)).join('');
}

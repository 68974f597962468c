/** A value of a table: a number is written as it is. */
export type Cell = string | number | null;

const MARK = '\ufeff';
/** Spreadsheets take a text that begins like this for a formula, and run it. */
const FORMULA = /^[=+\-@\t\r]/;

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A row of CSV (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe in front, telephone numbers too: what travellers typed is never run
 * at the operator's desk.
 */
export function csvLine(row: readonly Cell[]): string {
  return `${row.map(cellText).join(',')}\r\n`;
}

/** Rows as CSV that spreadsheets open as UTF-8. */
export function csvOf(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return MARK + [header, ...rows].map(csvLine).join('');
}

/** Rows of text under headings. The first column is left-aligned, the others right-aligned. */
export interface Table {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What one must know to read it. */
  readonly notes?: readonly string[];
}

function alignRow(cells: readonly string[], widths: readonly number[]): string {
  return cells
    .map((cell, index) => (index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0)))
    .join('  ')
    .trimEnd();
}

/** A table as plain text. */
export function tableText({ title, heads, rows, notes = [] }: Table): string {
  const widths = heads.map((head, index) => Math.max(head.length, ...rows.map((row) => (row[index] ?? '').length)));
  const line = widths.map((width) => '─'.repeat(width)).join('──');
  const body = [alignRow(heads, widths), line, ...rows.map((row) => alignRow(row, widths))];
  return [`\n${title}`, ...body, ...notes.map((note) => `· ${note}`)].join('\n');
}

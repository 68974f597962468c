import { readFileSync, writeFileSync } from 'node:fs';
import { inProject } from '../folders.ts';
import type { Part } from '../options.ts';
import type { Table } from './table.ts';

const FILE = inProject('docs/benchmarks.md');

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function markdown({ title, heads, rows, notes = [] }: Table): string {
  const rule = heads.map((_, index) => (index === 0 ? '---' : '---:'));
  const table = [row(heads), row(rule), ...rows.map(row)].join('\n');
  return [`**${title}**`, table, notes.map((note) => `- ${note}`).join('\n')].filter(Boolean).join('\n\n');
}

/**
 * Writes a part's tables into `docs/benchmarks.md`, between the marks of the part. These are `<!--
 * part -->` and `<!-- /part -->`.
 *
 * @param machine on what and when it was measured, in a sentence
 * @throws Error when the marks are not there
 */
export function writeDocument(part: Part, tables: readonly Table[], machine: string): string {
  const text = readFileSync(FILE, 'utf8');
  const [start, end] = [`<!-- ${part} -->`, `<!-- /${part} -->`];
  const [before, rest] = text.split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`${FILE} has no marks ${start} and ${end}`);
  writeFileSync(FILE, `${before}${start}\n\n${machine}\n\n${tables.map(markdown).join('\n\n')}\n\n${end}${after}`);
  return FILE;
}

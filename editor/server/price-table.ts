import { CsvError, parse } from 'csv-parse/sync';
import * as z from 'zod/mini';
import { displayRatePlan } from '../../src/lib/money/display-rate-plan.ts';
import { groupPrice } from '../../src/lib/money/group-price.ts';
import { type RatePlan, ratePlanSchema } from '../../src/lib/money/rate-plan.schema.ts';
import { type Cell, csvOf } from '../../src/lib/text/csv.ts';
import type { PriceMistake } from '../lib/prices.contract.ts';

/** The price of a listing before markup, as its file says it. */
export interface ListingPrice {
  readonly code: string;
  readonly title: string;
  readonly ratePlan: RatePlan;
}

/** A listing whose price a table changes. */
export interface PriceChange {
  readonly code: string;
  readonly title: string;
  readonly before: RatePlan;
  readonly after: RatePlan;
}

/** A table that cannot be used, with every mistake in it. Its message is for a terminal. */
export class PriceTableError extends Error {
  override readonly name = 'PriceTableError';
  readonly mistakes: readonly PriceMistake[];

  constructor(mistakes: readonly PriceMistake[]) {
    super(mistakes.map(mistakeText).join('\n'));
    this.mistakes = mistakes;
  }
}

function mistakeText({ line, column, found, allowed }: PriceMistake): string {
  return `Line ${line}${column && `, "${column}"`}: found ${found}, allowed: ${allowed}.`;
}

const COLUMNS = ['listing', 'base', 'extra', 'inc'] as const;
type Column = (typeof COLUMNS)[number];

/** Groups whose price a table shows, for whoever checks it. */
const SHOWN_GROUPS = [1, 2, 4];

/**
 * Prices as a table for spreadsheets, and what groups pay (specification.md#price-table).
 *
 * @param markup the multiplier of the settings as text
 */
export function priceTable(listings: readonly ListingPrice[], markup: string): string {
  const rows = listings.map(({ code, title, ratePlan }): readonly Cell[] => [
    code,
    ratePlan.base,
    ratePlan.extra,
    ratePlan.inc,
    ...groupPrices(ratePlan, markup),
    title,
  ]);
  return csvOf([...COLUMNS, ...SHOWN_GROUPS.map((people) => `sold for ${people}`), 'title'], rows);
}

/** What groups of one, two and four pay, in whole US dollars. */
export function groupPrices(ratePlan: RatePlan, markup: string): readonly number[] {
  const plan = displayRatePlan(ratePlan, markup);
  return SHOWN_GROUPS.map((people) => groupPrice(plan, people));
}

/** A row of a table with the line that it ends at. */
interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Rows, the heads first. A spreadsheet may have written semicolons, and commas in numbers. */
function rowsOf(csv: string): readonly Row[] {
  const [head = ''] = csv.trimStart().split(/[\r\n]/, 1);
  const delimiter = head.includes(';') ? ';' : head.includes('\t') ? '\t' : ',';
  const options = { skip_empty_lines: true, skip_records_with_empty_values: true, relax_column_count: true };
  try {
    const records = parse(csv, { ...options, bom: true, delimiter, trim: true, info: true }) as unknown;
    return (records as { record: string[]; info: { lines: number } }[]).map(({ record, info }) => ({
      line: info.lines,
      cells: record,
    }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number(error['lines'] ?? 1);
    throw new PriceTableError([{ line, column: '', found: error.message, allowed: 'CSV as spreadsheets save it' }]);
  }
}

const quoted = (text: string) => (text === '' ? 'nothing' : `"${text}"`);

/** A number with at most two decimals: a comma ahead of three digits may mean thousands. */
const NUMBER = /^\d+(?:[.,]\d{1,2})?$/;

const ALLOWED: Readonly<Record<Column, string>> = {
  listing: 'the code of a listing, such as "PV-PPS-ELN"',
  base: 'US dollars with at most two decimals, as in 25.99',
  extra: 'US dollars with at most two decimals, as in 25.99',
  inc: 'a whole number of people',
};

/** A row whose cells are found by the heads of their columns. */
interface PricedRow extends Row {
  readonly cellOf: (column: Column) => string;
}

/** The price that a row says; no number where it says none. */
function planOf({ cellOf }: PricedRow): RatePlan {
  const numberOf = (column: Column) =>
    NUMBER.test(cellOf(column)) ? Number(cellOf(column).replace(',', '.')) : Number.NaN;
  return { base: numberOf('base'), extra: numberOf('extra'), inc: numberOf('inc') };
}

/** What is wrong with a price, cell by cell. */
function planMistakes({ line, cellOf }: PricedRow, plan: RatePlan): readonly PriceMistake[] {
  const checked = z.safeParse(ratePlanSchema, plan);
  const byColumn = Map.groupBy(checked.error?.issues ?? [], ({ path }) => path[0] as keyof RatePlan);
  return [...byColumn].map(([column, [issue]]) => ({
    line,
    column,
    found: quoted(cellOf(column)),
    allowed: Number.isNaN(plan[column]) ? ALLOWED[column] : (issue?.message ?? ALLOWED[column]),
  }));
}

/** The rows of a table by their heads. @throws PriceTableError where it cannot be read */
function pricedRows(csv: string): readonly PricedRow[] {
  const [head, ...rows] = rowsOf(csv);
  const missing = COLUMNS.filter((column) => !head?.cells.includes(column));
  if (!head || missing.length > 0) {
    const allowed = 'a column of this name in the first line';
    throw new PriceTableError(missing.map((column) => ({ line: head?.line ?? 1, column, found: 'nothing', allowed })));
  }
  const places = COLUMNS.map((column) => [column, head.cells.indexOf(column)] as const);
  const placeOf = Object.fromEntries(places) as Readonly<Record<Column, number>>;
  const longer = rows.filter(({ cells }) => cells.length > head.cells.length);
  if (longer.length > 0) {
    const allowed = `at most ${head.cells.length}, as in the first line: numbers with commas need quotes`;
    throw new PriceTableError(
      longer.map(({ line, cells }) => ({ line, column: '', found: `${cells.length} cells`, allowed })),
    );
  }
  return rows.map((row) => ({ ...row, cellOf: (column) => row.cells[placeOf[column]] ?? '' }));
}

/**
 * The listings whose prices a table changes (specification.md#price-table). Others stay.
 *
 * @throws PriceTableError with every cell that cannot be used: a table is taken whole or not at all
 */
export function priceChanges(csv: string, listings: readonly ListingPrice[]): readonly PriceChange[] {
  const byCode = new Map(listings.map((listing) => [listing.code, listing]));
  const lines = new Map<string, number>();
  const mistakes: PriceMistake[] = [];
  const changes = pricedRows(csv).flatMap((row): PriceChange[] => {
    const { line } = row;
    const code = row.cellOf('listing');
    const listing = byCode.get(code);
    const first = lines.get(code);
    lines.set(code, first ?? line);
    const plan = planOf(row);
    if (!listing) mistakes.push({ line, column: 'listing', found: quoted(code), allowed: ALLOWED.listing });
    else if (first !== undefined) {
      const found = `${quoted(code)}, as in line ${first}`;
      mistakes.push({ line, column: 'listing', found, allowed: 'one line for a listing' });
    }
    mistakes.push(...planMistakes(row, plan));
    if (!listing || isSame(listing.ratePlan, plan)) return [];
    return [{ code, title: listing.title, before: listing.ratePlan, after: plan }];
  });
  if (mistakes.length > 0) throw new PriceTableError(mistakes);
  return changes;
}

function isSame(a: RatePlan, b: RatePlan): boolean {
  return a.base === b.base && a.extra === b.extra && a.inc === b.inc;
}

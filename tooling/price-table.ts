import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';
import { displayRatePlan } from '../src/lib/money/display-rate-plan.ts';
import { groupPrice } from '../src/lib/money/group-price.ts';
import { type RatePlan, ratePlanSchema } from '../src/lib/money/rate-plan.schema.ts';
import { type Cell, csvOf } from '../src/lib/text/csv.ts';

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

/** A table that cannot be used. Its message names the rows, the columns and the remedy. */
export class PriceTableError extends Error {
  override readonly name = 'PriceTableError';
}

const COLUMNS = ['listing', 'base', 'extra', 'inc'] as const;

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

type Row = Readonly<Record<string, string>>;

/** Rows by their heads. A spreadsheet may have written semicolons, and commas in numbers. */
function rowsOf(csv: string): readonly Row[] {
  const [head = ''] = csv.split(/\r?\n/, 1);
  const delimiter = head.includes(';') ? ';' : head.includes('\t') ? '\t' : ',';
  try {
    return parse(csv, { bom: true, columns: true, delimiter, skip_empty_lines: true, trim: true });
  } catch (error) {
    throw new PriceTableError(`The table cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

function numberOf(row: Row, column: (typeof COLUMNS)[number]): number {
  const text = row[column] ?? '';
  return /^\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}

function changeOf(row: Row, number: number, listings: ReadonlyMap<string, ListingPrice>): PriceChange {
  const code = row.listing ?? '';
  const listing = listings.get(code);
  if (!listing) throw new PriceTableError(`Row ${number}: no listing is called "${code}".`);
  const plan = { base: numberOf(row, 'base'), extra: numberOf(row, 'extra'), inc: numberOf(row, 'inc') };
  const checked = z.safeParse(ratePlanSchema, plan);
  if (!checked.success) {
    const [issue] = checked.error.issues;
    const column = String(issue?.path[0]);
    throw new PriceTableError(`Row ${number} (${code}): "${column}" is "${row[column]}", wanted: ${issue?.message}.`);
  }
  return { code, title: listing.title, before: listing.ratePlan, after: checked.data };
}

/**
 * The listings whose prices a table changes (specification.md#price-table). Others stay.
 *
 * @throws PriceTableError with every row that cannot be used, so that nothing is written by halves
 */
export function priceChanges(csv: string, listings: readonly ListingPrice[]): readonly PriceChange[] {
  const byCode = new Map(listings.map((listing) => [listing.code, listing]));
  const rows = rowsOf(csv);
  const missing = COLUMNS.filter((column) => rows[0] && !(column in rows[0]));
  if (missing.length > 0) throw new PriceTableError(`The table has no column "${missing.join('", "')}".`);
  const problems: string[] = [];
  const changes = rows.flatMap((row, index) => {
    try {
      return [changeOf(row, index + 2, byCode)];
    } catch (error) {
      if (!(error instanceof PriceTableError)) throw error;
      problems.push(error.message);
      return [];
    }
  });
  const twice = rows.map(({ listing }) => listing).filter((code, index, all) => all.indexOf(code) !== index);
  problems.push(...twice.map((code) => `"${code}" stands in the table more than once: keep one row.`));
  if (problems.length > 0) throw new PriceTableError(problems.join('\n'));
  return changes.filter(({ before, after }) => !isSame(before, after));
}

function isSame(a: RatePlan, b: RatePlan): boolean {
  return a.base === b.base && a.extra === b.extra && a.inc === b.inc;
}

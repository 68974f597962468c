import type { Criterion } from './criterion.ts';
import { priceBounds } from './price-range.ts';
import { type Column, FLAGS, type SearchColumns } from './search-columns.ts';
import type { SearchCriteria } from './search-criteria.ts';

/** The test of rows for one criterion. */
export interface Predicate {
  readonly criterion: Criterion;
  /** One byte for each choice: 1 where it passes. */
  readonly passing: Uint8Array;
  /** The choice of a row; null where each row differs. */
  readonly choiceOf: Uint16Array | null;
}

function oneOf(criterion: Criterion, { values, choiceOf }: Column, isWanted: (value: string) => boolean): Predicate {
  return { criterion, choiceOf, passing: Uint8Array.from(values, (value) => Number(isWanted(value))) };
}

function inRange(price: Float64Array, criteria: SearchCriteria): Predicate {
  const { from, to } = priceBounds(criteria);
  const passing = Uint8Array.from(price, (usd) => Number(usd >= from && usd <= to));
  return { criterion: 'price', choiceOf: null, passing };
}

/**
 * The checks of all criteria in use (specification.md#filters).
 *
 * @param words one byte a row, 1 where the keywords are found; null without keywords
 */
export function predicatesOf(
  listings: SearchColumns,
  criteria: SearchCriteria,
  words: Uint8Array | null,
): readonly Predicate[] {
  const { origin, destination, types = [], dayParts = [], length, provider, minPrice, maxPrice } = criteria;
  const checks: Predicate[] = [];
  if (minPrice !== undefined || maxPrice !== undefined) checks.push(inRange(listings.price, criteria));
  if (origin) checks.push(oneOf('origin', listings.origin, (value) => value === origin));
  if (destination) checks.push(oneOf('destination', listings.destination, (value) => value === destination));
  if (types.length > 0) checks.push(oneOf('types', listings.types, (value) => types.some((type) => type === value)));
  if (dayParts.length > 0) {
    checks.push(
      oneOf('dayParts', listings.dayParts, (value) => dayParts.some((part) => value.split(' ').includes(part))),
    );
  }
  if (length) checks.push(oneOf('length', listings.length, (value) => value === length));
  if (provider) {
    checks.push(oneOf('provider', listings.provider, (value) => value.toLowerCase() === provider.toLowerCase()));
  }
  if (words) checks.push({ criterion: 'keywords', choiceOf: null, passing: words });
  for (const flag of FLAGS)
    if (criteria[flag]) checks.push({ criterion: flag, choiceOf: null, passing: listings[flag] });
  return checks;
}

/** Whether a row passes a check. */
export function matchesRow({ passing, choiceOf }: Predicate, row: number): boolean {
  return passing[choiceOf ? (choiceOf[row] ?? 0) : row] === 1;
}

/** The rows that pass all tests, in the given order (specification.md#filters). */
export function filterRows(order: Uint32Array, checks: readonly Predicate[]): readonly number[] {
  const found: number[] = [];
  for (const row of order) if (passesAll(row, checks)) found.push(row);
  return found;
}

function passesAll(row: number, checks: readonly Predicate[]): boolean {
  for (const check of checks) if (!matchesRow(check, row)) return false;
  return true;
}

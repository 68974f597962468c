import type { Criterion } from './criterion.ts';
import type { Facets } from './facets.ts';
import { priceBounds } from './price-range.ts';
import type { SearchCriteria } from './search-criteria.ts';
import type { Column, Searchable } from './searchable.ts';

/** What one pass over the listings finds out. */
export interface Findings {
  /** Rows of the listings that meet everything, in the wanted order. */
  readonly rows: readonly number[];
  readonly facets: Facets;
  /** How many listings there would be without one of the criteria, for each that is in use. */
  readonly without: ReadonlyMap<Criterion, number>;
  /** How many with featured highlights, whether asked for or not. */
  readonly withHighlights: number;
}

interface Check {
  readonly criterion: Criterion;
  /** One byte for each choice: 1 where it passes. */
  readonly passing: Uint8Array;
  /** The choice of a row; null where each row is its own. */
  readonly choiceOf: Uint16Array | null;
}

function oneOf(criterion: Criterion, { values, choiceOf }: Column, isWanted: (value: string) => boolean): Check {
  return { criterion, choiceOf, passing: Uint8Array.from(values, (value) => Number(isWanted(value))) };
}

function inRange(price: Float64Array, criteria: SearchCriteria): Check {
  const { from, to } = priceBounds(criteria);
  const passing = new Uint8Array(price.length);
  price.forEach((usd, row) => {
    passing[row] = Number(usd >= from && usd <= to);
  });
  return { criterion: 'price', choiceOf: null, passing };
}

function checksOf(listings: Searchable, criteria: SearchCriteria, words: Uint8Array | null): readonly Check[] {
  const { origin, destination, types = [], provider, hasHighlights } = criteria;
  const checks = [inRange(listings.price, criteria)];
  if (origin) checks.push(oneOf('origin', listings.origin, (value) => value === origin));
  if (destination) checks.push(oneOf('destination', listings.destination, (value) => value === destination));
  if (types.length > 0) checks.push(oneOf('types', listings.types, (value) => types.some((type) => type === value)));
  if (provider) {
    checks.push(oneOf('provider', listings.provider, (value) => value.toLowerCase() === provider.toLowerCase()));
  }
  if (words) checks.push({ criterion: 'keywords', choiceOf: null, passing: words });
  if (hasHighlights) checks.push({ criterion: 'hasHighlights', choiceOf: null, passing: listings.hasHighlights });
  return checks;
}

/** What a row fails at: the only criterion, null for nothing, 'several' for more than one. */
function failureOf(row: number, checks: readonly Check[]): Criterion | 'several' | null {
  let failed: Criterion | null = null;
  for (const check of checks) {
    if (check.passing[check.choiceOf ? (check.choiceOf[row] ?? 0) : row] === 1) continue;
    if (failed) return 'several';
    failed = check.criterion;
  }
  return failed;
}

const FACETS = ['origin', 'destination', 'types', 'provider'] as const;

type Facet = (typeof FACETS)[number];

/** Counts how many rows have each value of a column. */
class Tally {
  readonly facet: Facet;
  readonly #column: Column;
  readonly #counts: Uint32Array;

  constructor(facet: Facet, column: Column) {
    this.facet = facet;
    this.#column = column;
    this.#counts = new Uint32Array(column.values.length);
  }

  add(row: number): void {
    const value = this.#column.choiceOf[row] ?? 0;
    this.#counts[value] = (this.#counts[value] ?? 0) + 1;
  }

  counts(): ReadonlyMap<string, number> {
    const pairs = this.#column.values.map((value, at) => [value, this.#counts[at] ?? 0] as const);
    return new Map(pairs.filter(([, count]) => count > 0));
  }
}

/**
 * The listings that meet all criteria, and what every other choice would give, in one pass (specification, section 9,
 * Filters). A listing that fails at nothing is found; one that fails at a single criterion counts for the choices of that one.
 *
 * @param order rows in the wanted order
 * @param words one byte a row, 1 where the keywords are found; null without keywords
 */
export function findListings(
  listings: Searchable,
  criteria: SearchCriteria,
  order: Uint32Array,
  words: Uint8Array | null,
): Findings {
  const checks = checksOf(listings, criteria, words);
  const tallies = FACETS.map((facet) => new Tally(facet, listings[facet]));
  const missed = new Map<Criterion, number>(checks.map(({ criterion }) => [criterion, 0]));
  const rows: number[] = [];
  let withHighlights = 0;
  for (const row of order) {
    const failed = failureOf(row, checks);
    if (failed === 'several') continue;
    if (failed) missed.set(failed, (missed.get(failed) ?? 0) + 1);
    else rows.push(row);
    for (const tally of tallies) if (!failed || failed === tally.facet) tally.add(row);
    if (!failed || failed === 'hasHighlights') withHighlights += listings.hasHighlights[row] ?? 0;
  }
  return {
    rows,
    facets: Object.fromEntries(tallies.map((tally) => [tally.facet, tally.counts()])) as unknown as Facets,
    without: new Map([...missed].map(([criterion, count]) => [criterion, rows.length + count])),
    withHighlights,
  };
}

import { FACETS, type Facet, type Facets } from './facets.ts';
import { type Criterion, matchesRow, type Predicate } from './predicates.ts';
import type { Column, SearchColumns } from './search-columns.ts';

/** The number of results for every other choice. */
export interface FacetCounts {
  readonly facets: Facets;
  /** Number of results without one of the criteria, for each that is active. */
  readonly without: ReadonlyMap<Criterion, number>;
  /** Number with featured highlights, whether the filter is active or not. */
  readonly withHighlights: number;
}

/** The only criterion that a row fails; null for none, 'several' for more than one. */
function failureOf(row: number, checks: readonly Predicate[]): Criterion | 'several' | null {
  let failed: Criterion | null = null;
  for (const check of checks) {
    if (matchesRow(check, row)) continue;
    if (failed) return 'several';
    failed = check.criterion;
  }
  return failed;
}

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
 * Counts the results of every other choice in one pass (specification.md#filters). A listing that
 * meets everything counts everywhere; one that fails a single criterion counts for its choices.
 */
export function countFacets(listings: SearchColumns, checks: readonly Predicate[]): FacetCounts {
  const tallies = FACETS.map((facet) => new Tally(facet, listings[facet]));
  const missed = new Map<Criterion, number>(checks.map(({ criterion }) => [criterion, 0]));
  let found = 0;
  let withHighlights = 0;
  for (let row = 0; row < listings.entries.length; row += 1) {
    const failed = failureOf(row, checks);
    if (failed === 'several') continue;
    if (failed) missed.set(failed, (missed.get(failed) ?? 0) + 1);
    else found += 1;
    for (const tally of tallies) if (!failed || failed === tally.facet) tally.add(row);
    if (!failed || failed === 'hasHighlights') withHighlights += listings.hasHighlights[row] ?? 0;
  }
  return {
    facets: Object.fromEntries(tallies.map((tally) => [tally.facet, tally.counts()])) as unknown as Facets,
    without: new Map([...missed].map(([criterion, count]) => [criterion, found + count])),
    withHighlights,
  };
}

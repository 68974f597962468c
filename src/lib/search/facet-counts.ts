import type { Criterion } from './criterion.ts';
import { FACETS, type Facet, type Facets } from './facets.ts';
import { matchesRow, type Predicate } from './predicates.ts';
import { type Column, FLAGS, type Flag, type SearchColumns } from './search-columns.ts';

/** The number of results for every other choice. */
export interface FacetCounts {
  readonly facets: Facets;
  /** Number of results without one of the criteria, for each that is active. */
  readonly without: ReadonlyMap<Criterion, number>;
  /** Number for each yes-or-no filter, whether it is active or not. */
  readonly flags: Readonly<Record<Flag, number>>;
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
    const counts = new Map<string, number>();
    this.#column.values.forEach((value, at) => {
      const count = this.#counts[at] ?? 0;
      // A row may have several parts of the day; every other field has one value.
      const choices = this.facet === 'dayParts' ? value.split(' ').filter(Boolean) : [value];
      if (count > 0) for (const choice of choices) counts.set(choice, (counts.get(choice) ?? 0) + count);
    });
    return counts;
  }
}

/**
 * Counts the results of every other choice in one pass (specification.md#filters). A listing that
 * meets everything counts everywhere; one that fails a single criterion counts for its choices.
 */
export function countFacets(listings: SearchColumns, checks: readonly Predicate[]): FacetCounts {
  const tallies = FACETS.map((facet) => new Tally(facet, listings[facet]));
  const missed = new Map<Criterion, number>(checks.map(({ criterion }) => [criterion, 0]));
  const flags = { hasHighlights: 0, freeCancellation: 0 };
  let found = 0;
  for (let row = 0; row < listings.entries.length; row += 1) {
    const failed = failureOf(row, checks);
    if (failed === 'several') continue;
    if (failed) missed.set(failed, (missed.get(failed) ?? 0) + 1);
    else found += 1;
    for (const tally of tallies) if (!failed || failed === tally.facet) tally.add(row);
    for (const flag of FLAGS) if (!failed || failed === flag) flags[flag] += listings[flag][row] ?? 0;
  }
  return {
    facets: Object.fromEntries(tallies.map((tally) => [tally.facet, tally.counts()])) as unknown as Facets,
    without: new Map([...missed].map(([criterion, count]) => [criterion, found + count])),
    flags,
  };
}

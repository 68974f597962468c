import type { Pieces } from '../text/localized-parts.ts';
import type { ActiveFilter } from './active-filters.ts';
import { type Criterion, withoutCriterion } from './criterion.ts';
import type { ChoiceCounts } from './facet-counts.ts';
import type { SearchCriteria } from './search-criteria.ts';

/** Something chosen that is in the way, and how many trips there are without it. */
export interface WayOut {
  readonly criterion: Criterion;
  /** "Group tour, Private boat" */
  readonly label: Pieces;
  readonly without: SearchCriteria;
  readonly count: number;
}

/** Several labels as one. */
function joined(labels: readonly Pieces[]): Pieces {
  return labels.flatMap((label, index) => (index === 0 ? label : [', ', ...label]));
}

/** Where nothing is found: what to do without so that something is, the best first. */
export function waysOut(
  criteria: SearchCriteria,
  active: readonly ActiveFilter[],
  { without }: Pick<ChoiceCounts, 'without'>,
): readonly WayOut[] {
  const used = [...new Set(active.map(({ criterion }) => criterion))];
  const ways = used.map((criterion) => ({
    criterion,
    label: joined(active.filter((filter) => filter.criterion === criterion).map(({ label }) => label)),
    without: withoutCriterion(criteria, criterion),
    count: without.get(criterion) ?? 0,
  }));
  return ways.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
}

import type { LocalizedParts } from '../text/localized-parts.ts';
import type { ActiveFilter } from './active-filters.ts';
import { type Criterion, withoutCriterion } from './criterion.ts';
import type { FacetCounts } from './facet-counts.ts';
import type { SearchCriteria } from './search-criteria.ts';

/** Something chosen that is in the way, and how many trips there are without it. */
export interface RelaxedFilter {
  readonly criterion: Criterion;
  /** "Group tour, Private boat" */
  readonly label: LocalizedParts;
  readonly without: SearchCriteria;
  readonly count: number;
}

/** Several labels as one. */
function joinLabels(labels: readonly LocalizedParts[]): LocalizedParts {
  return labels.flatMap((label, index) => (index === 0 ? label : [', ', ...label]));
}

/** Filters to remove where there are no results, those with most results first. */
export function relaxFilters(
  criteria: SearchCriteria,
  active: readonly ActiveFilter[],
  { without }: Pick<FacetCounts, 'without'>,
): readonly RelaxedFilter[] {
  const used = [...new Set(active.map(({ criterion }) => criterion))];
  const ways = used.map((criterion) => ({
    criterion,
    label: joinLabels(active.filter((filter) => filter.criterion === criterion).map(({ label }) => label)),
    without: withoutCriterion(criteria, criterion),
    count: without.get(criterion) ?? 0,
  }));
  return ways.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
}

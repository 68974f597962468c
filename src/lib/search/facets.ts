import type { CatalogueEntry } from '../catalogue/catalogue-entry.schema.ts';
import { filterListings } from './filter-listings.ts';
import type { SearchCriteria } from './search-criteria.ts';

/** What listings are told apart by, one choice at a time. */
export const FACETS = ['origin', 'destination', 'types', 'provider'] as const;

export type Facet = (typeof FACETS)[number];

/** How many listings each choice would leave, were it chosen instead of the present one. */
export type Facets = Readonly<Record<Facet, ReadonlyMap<string, number>>>;

function countBy(
  entries: readonly CatalogueEntry[],
  key: (entry: CatalogueEntry) => string,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const entry of entries) counts.set(key(entry), (counts.get(key(entry)) ?? 0) + 1);
  return counts;
}

function without(criteria: SearchCriteria, field: keyof SearchCriteria): SearchCriteria {
  const { [field]: _left, ...rest } = criteria;
  return rest;
}

/** Counts for every choice of every facet: each facet ignores its own present choice and keeps to all others. */
export function facetsOf(entries: readonly CatalogueEntry[], criteria: SearchCriteria): Facets {
  const remaining = (field: keyof SearchCriteria) => filterListings(entries, without(criteria, field));
  return {
    origin: countBy(remaining('origin'), (entry) => entry.origin),
    destination: countBy(remaining('destination'), (entry) => entry.destination),
    types: countBy(remaining('types'), (entry) => entry.type),
    provider: countBy(remaining('provider'), (entry) => entry.provider),
  };
}

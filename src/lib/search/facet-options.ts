import type { FacetCounts } from './facet-counts.ts';
import { FACETS, type Facet } from './facets.ts';

/** The choices of a page's listings with their counts, as plain data. */
export interface FacetOptions {
  readonly origin: Readonly<Record<string, number>>;
  readonly destination: Readonly<Record<string, number>>;
  readonly types: Readonly<Record<string, number>>;
  readonly provider: Readonly<Record<string, number>>;
  /** Listings with featured highlights. */
  readonly withHighlights: number;
}

type Named = readonly [value: string, count: number];

/** The choices of a page with their present counts; 0 for a choice without results. */
export function availableOptions(choices: FacetOptions, { facets, withHighlights }: FacetCounts): FacetOptions {
  const present = FACETS.map((facet) => [
    facet,
    Object.fromEntries(Object.keys(choices[facet]).map((value) => [value, facets[facet].get(value) ?? 0])),
  ]);
  return { ...Object.fromEntries(present), withHighlights };
}

/** Counts as plain data, in the order in which they are read. */
export function facetOptionsOf(
  { facets, withHighlights }: FacetCounts,
  placeNames: Readonly<Record<string, string>>,
): FacetOptions {
  const byName = ([a]: Named, [b]: Named) => (placeNames[a] ?? a).localeCompare(placeNames[b] ?? b, 'en');
  const sorted = (facet: Facet) => Object.fromEntries([...facets[facet]].toSorted(byName));
  return {
    origin: sorted('origin'),
    destination: sorted('destination'),
    types: sorted('types'),
    provider: sorted('provider'),
    withHighlights,
  };
}

import type { Language } from '../languages/language.ts';
import type { FacetCounts } from './facet-counts.ts';
import { FACETS, type Facet } from './facets.ts';
import type { Flag } from './search-columns.ts';

/** The choices of a page's listings with their counts, as plain data. */
export interface FacetOptions extends Readonly<Record<Facet, Readonly<Record<string, number>>>> {
  /** The number of listings for each yes-or-no filter. */
  readonly flags: Readonly<Record<Flag, number>>;
}

type Named = readonly [value: string, count: number];

/** The choices of a page with their present counts; 0 for a choice without results. */
export function availableOptions(choices: FacetOptions, { facets, flags }: FacetCounts): FacetOptions {
  const present = FACETS.map((facet) => [
    facet,
    Object.fromEntries(Object.keys(choices[facet]).map((value) => [value, facets[facet].get(value) ?? 0])),
  ]);
  return { ...(Object.fromEntries(present) as Record<Facet, Readonly<Record<string, number>>>), flags };
}

/** Counts as plain data, in the order in which they are read in a language. */
export function facetOptionsOf(
  { facets, flags }: FacetCounts,
  placeNames: Readonly<Record<string, string>>,
  language: Language,
): FacetOptions {
  const { compare } = new Intl.Collator(language);
  const byName = ([a]: Named, [b]: Named) => compare(placeNames[a] ?? a, placeNames[b] ?? b);
  const sorted = (facet: Facet) => Object.fromEntries([...facets[facet]].toSorted(byName));
  return {
    origin: sorted('origin'),
    destination: sorted('destination'),
    types: sorted('types'),
    dayParts: sorted('dayParts'),
    length: sorted('length'),
    provider: sorted('provider'),
    flags,
  };
}

import { useCallback, useMemo } from 'react';
import { DEFAULT_PREFERENCE } from '../lib/currency/preference.ts';
import { priceText } from '../lib/currency/price-view.ts';
import { type ActiveFilter, activeFilters } from '../lib/search/active-filters.ts';
import { type Choices, presentChoices } from '../lib/search/choices.ts';
import { EVERYTHING } from '../lib/search/search-address.ts';
import type { SearchResults } from '../lib/search/searcher.ts';
import { $preference } from '../lib/stores/preference.ts';
import { $search, type Search } from '../lib/stores/search.ts';
import { $choiceCounts, $searchProblem, $searchResults, type SearchProblem } from '../lib/stores/search-results.ts';
import { useBrowserStore } from './use-browser-store.ts';

const AS_BUILT: Search = { ...EVERYTHING, from: 'address' };

/** What the filters show. */
export interface ResultsNow {
  readonly search: Search;
  readonly choices: Choices;
  readonly active: readonly ActiveFilter[];
  /** Null until the catalogue is there. */
  readonly results: SearchResults | null;
  readonly problem: SearchProblem | null;
  readonly price: (usd: number) => string;
  /** That of the traveller's numbers. */
  readonly locale: string;
}

/** The search of this page as it is now, in the traveller's currency. */
export function useResults(built: Choices, places: Readonly<Record<string, string>>): ResultsNow {
  const preference = useBrowserStore($preference, DEFAULT_PREFERENCE);
  const search = useBrowserStore($search, AS_BUILT);
  const results = useBrowserStore($searchResults, null);
  const problem = useBrowserStore($searchProblem, null);
  const counts = useBrowserStore($choiceCounts, null);
  const choices = useMemo(() => (counts ? presentChoices(built, counts) : built), [built, counts]);
  const price = useCallback((usd: number) => priceText(usd, preference), [preference]);
  return {
    search,
    results,
    problem,
    choices,
    price,
    locale: preference.locale,
    active: activeFilters(search.criteria, { places, price }),
  };
}

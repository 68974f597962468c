import { useCallback, useMemo } from 'react';
import { DEFAULT_PREFERENCE } from '../../lib/money/currency-preference.ts';
import { priceText } from '../../lib/money/price-format.ts';
import { type ActiveFilter, activeFilters } from '../../lib/search/active-filters.ts';
import { availableOptions, type FacetOptions } from '../../lib/search/facet-options.ts';
import { NO_FILTERS } from '../../lib/search/search-url.ts';
import type { SearchResults } from '../../lib/search/searcher.ts';
import { $preference } from '../currency/currency-preference.store.ts';
import { useBrowserStore } from '../kit/use-store.ts';
import { $search, type Search } from './search.store.ts';
import { $choiceCounts, $searchProblem, $searchResults, type SearchProblem } from './search-results.store.ts';

const SERVER_STATE: Search = { ...NO_FILTERS, from: 'address' };

/** What the filters show. */
export interface CurrentResults {
  readonly search: Search;
  readonly choices: FacetOptions;
  readonly active: readonly ActiveFilter[];
  /** Null until the catalogue is there. */
  readonly results: SearchResults | null;
  readonly problem: SearchProblem | null;
  readonly price: (usd: number) => string;
  /** That of the traveller's numbers. */
  readonly locale: string;
}

/** The search of this page as it is now, in the traveller's currency. */
export function useResults(built: FacetOptions, places: Readonly<Record<string, string>>): CurrentResults {
  const preference = useBrowserStore($preference, DEFAULT_PREFERENCE);
  const search = useBrowserStore($search, SERVER_STATE);
  const results = useBrowserStore($searchResults, null);
  const problem = useBrowserStore($searchProblem, null);
  const counts = useBrowserStore($choiceCounts, null);
  const choices = useMemo(() => (counts ? availableOptions(built, counts) : built), [built, counts]);
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

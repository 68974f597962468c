import { useCallback, useMemo } from 'react';
import type { Language } from '../../lib/languages/language.ts';
import { type PriceFormat, priceText } from '../../lib/money/price-format.ts';
import { type ActiveFilter, activeFilters } from '../../lib/search/active-filters.ts';
import { availableOptions, type FacetOptions } from '../../lib/search/facet-options.ts';
import { NO_FILTERS } from '../../lib/search/search-url.ts';
import type { SearchResults } from '../../lib/search/searcher.ts';
import { usePreference } from '../currency/use-preference.ts';
import { useBrowserStore } from '../kit/use-store.ts';
import { $search, type Search } from './search.store.ts';
import {
  $choiceCounts,
  $resultList,
  $searchProblem,
  $searchResults,
  type ResultListCode,
  type SearchProblem,
} from './search-results.store.ts';

const SERVER_STATE: Search = { ...NO_FILTERS, from: 'address' };

/** The state that the filters show. */
export interface CurrentResults {
  readonly search: Search;
  readonly choices: FacetOptions;
  readonly active: readonly ActiveFilter[];
  /** Null until the catalogue is there. */
  readonly results: SearchResults | null;
  readonly problem: SearchProblem | null;
  /** Null until its code is here. */
  readonly list: ResultListCode | null;
  readonly price: (usd: number) => string;
  /** The traveller's price and number format. */
  readonly format: PriceFormat;
}

/** The search of this page, in the traveller's currency. */
export function useResults(
  built: FacetOptions,
  places: Readonly<Record<string, string>>,
  language: Language,
): CurrentResults {
  const preference = usePreference(language);
  const search = useBrowserStore($search, SERVER_STATE);
  const results = useBrowserStore($searchResults, null);
  const problem = useBrowserStore($searchProblem, null);
  const counts = useBrowserStore($choiceCounts, null);
  const choices = useMemo(() => (counts ? availableOptions(built, counts) : built), [built, counts]);
  const price = useCallback((usd: number) => priceText(usd, preference), [preference]);
  return {
    search,
    results,
    list: useBrowserStore($resultList, null),
    problem,
    choices,
    price,
    format: preference,
    active: activeFilters(search.criteria, { places, price }, language),
  };
}

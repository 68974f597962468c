import { DEFAULT_PREFERENCE } from '../lib/currency/preference.ts';
import { priceText } from '../lib/currency/price-view.ts';
import { type ActiveFilter, activeFilters } from '../lib/search/active-filters.ts';
import { type Choices, presentChoices } from '../lib/search/choices.ts';
import { EVERYTHING } from '../lib/search/search-address.ts';
import type { SearchResults } from '../lib/search/searcher.ts';
import { $preference } from '../lib/stores/preference.ts';
import { $search, $searchResults, type Search } from '../lib/stores/search.ts';
import { useBrowserStore } from './use-browser-store.ts';

const AS_BUILT: Search = { ...EVERYTHING, from: 'address' };

/** What the filters show. */
export interface ResultsNow {
  readonly search: Search;
  readonly choices: Choices;
  readonly active: readonly ActiveFilter[];
  /** Null until the catalogue is there. */
  readonly results: SearchResults | null;
  readonly failed: boolean;
  readonly price: (usd: number) => string;
}

/** The search of this page as it is now, in the traveller's currency. */
export function useResults(choices: Choices, places: Readonly<Record<string, string>>): ResultsNow {
  const preference = useBrowserStore($preference, DEFAULT_PREFERENCE);
  const search = useBrowserStore($search, AS_BUILT);
  const shown = useBrowserStore($searchResults, { kind: 'none' });
  const results = shown.kind === 'found' ? shown.results : null;
  const price = (usd: number) => priceText(usd, preference);
  return {
    search,
    results,
    price,
    failed: shown.kind === 'failed',
    choices: results ? presentChoices(choices, results.facets, results.withHighlights) : choices,
    active: activeFilters(search.criteria, { places, price }),
  };
}

import { parseSearchData, type SearchData } from '../search/search-data.ts';
import { SEARCH_DATA_KEY } from '../site/search-data-key.ts';
import { persistent } from './persistent.ts';

/** What the traveller looked for last (specification, section 3, Persisted in the browser). */
export const $searchData = persistent<SearchData>(SEARCH_DATA_KEY, { fallback: {}, parse: parseSearchData });

/** The traveller looks for no certain day any more. */
export function forgetSearchedDay(): void {
  const { date: _day, ...others } = $searchData.get();
  $searchData.set(others);
}

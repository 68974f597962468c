import { parseSearchData, type SearchData } from '../../lib/search/search-data.ts';
import { SEARCH_DATA_KEY } from '../../lib/site/storage-keys.ts';
import { persistent } from '../storage/persistent.ts';

/** The traveller's last search (specification.md#stored-in-the-browser). */
export const $searchData = persistent<SearchData>(SEARCH_DATA_KEY, { fallback: {}, parse: parseSearchData });

/** The traveller looks for a day, as `2027-02-14`. */
export function chooseSearchedDay(date: string): void {
  $searchData.set(parseSearchData({ ...$searchData.get(), date }));
}

/** The traveller looks for no certain day any more. */
export function clearSearchedDay(): void {
  const { date: _day, ...others } = $searchData.get();
  $searchData.set(others);
}

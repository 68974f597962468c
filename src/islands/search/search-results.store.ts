import { atom, computed } from 'nanostores';
import type { CatalogueEntry } from '../../lib/catalogue/catalogue-entry.schema.ts';
import type { ListingFilter } from '../../lib/catalogue/listing-filter.schema.ts';
import { matchesFilter } from '../../lib/catalogue/listing-filter.ts';
import type { FacetCounts } from '../../lib/search/facet-counts.ts';
import type { createSearcher, Searcher, SearchResults } from '../../lib/search/searcher.ts';
import type { SliceDeps } from '../../lib/search/time-slice.ts';
import { $people } from '../listing/group-size.store.ts';
import { pageLanguage } from '../page/page-language.ts';
import type { BuiltList } from './built-list.ts';
import { $listings, curateListings, loadListings, reloadListings } from './listings.ts';
import type { ResultList } from './ResultList.tsx';
import { $search, type Search } from './search.store.ts';

/** Why the page does not show what is looked for. */
export type SearchProblem =
  /** The catalogue could not be loaded; the page stays as built. */
  | 'no-listings'
  /** A newer catalogue could not be loaded; the search uses the old one. */
  | 'old-listings'
  /** The keyword index could not be loaded; earlier results stay. */
  | 'no-words';

/** The results (specification.md#state: searchResults); null until the catalogue is loaded. */
export const $searchResults = atom<SearchResults | null>(null);

/** The code of the result list and its element. The filters hydrate without it. */
export interface ResultListCode {
  readonly ResultList: typeof ResultList;
  readonly built: BuiltList;
  /** Number of cards that are shown first. */
  readonly atOnce: number;
}

/** Null until the code is here. */
export const $resultList = atom<ResultListCode | null>(null);

/** The number of results for other choices; null until counted. */
export const $choiceCounts = atom<FacetCounts | null>(null);

const $lacksWords = atom(false);

/** Null while the page shows what is looked for. */
export const $searchProblem = computed(
  [$listings, $lacksWords],
  ({ loadingError, listings }, lacksWords): SearchProblem | null => {
    if (loadingError !== null) return listings.length === 0 ? 'no-listings' : 'old-listings';
    return lacksWords ? 'no-words' : null;
  },
);

/** The listings that a page searches. */
export interface SearchPlan {
  readonly filter: ListingFilter;
  /** Names by code. */
  readonly places: Readonly<Record<string, string>>;
}

/** Dependencies of a search, which the filters do not load. */
export interface SearchPorts extends SliceDeps {
  readonly searcherOf: typeof createSearcher;
}

let searcher: Searcher | null = null;
let close = (): void => undefined;

async function prepareAndShow(current: Searcher, search: Search): Promise<void> {
  const isReady = await current.prepare(search).then(
    () => true,
    () => false,
  );
  // Something else may be wanted by now, or another catalogue be there.
  if ($search.get() !== search || searcher !== current) return;
  if (isReady) await showResults();
  else $lacksWords.set(true);
}

/** Shows results, synchronously where nothing must be prepared. Never rejects. */
async function showResults(): Promise<void> {
  const search = $search.get();
  if (!searcher) return;
  const results = searcher.find(search);
  if (!results) return prepareAndShow(searcher, search);
  $searchResults.set(results);
  $lacksWords.set(false);
}

function listingsOf({ filter }: SearchPlan, listings: readonly CatalogueEntry[]): readonly CatalogueEntry[] {
  return listings.filter((entry) => matchesFilter({ ...entry, listingType: entry.type }, filter));
}

/**
 * Loads the catalogue and updates results on each change. Resolves with the first results or a
 * failure; never rejects.
 */
export async function openSearch(plan: SearchPlan, ports: SearchPorts): Promise<void> {
  close();
  searcher = null;
  let searched: readonly CatalogueEntry[] = [];
  let group = 0;

  const searchIn = async () => {
    const { listings } = $listings.get();
    const people = $people.get();
    if ((listings === searched && people === group) || listings.length === 0) return;
    searched = listings;
    group = people;
    const own = listingsOf(plan, listings);
    const next = ports.searcherOf(own, plan.places, ports, people, pageLanguage());
    // Until it is ready, the one before answers.
    await next.prepare($search.get()).catch(() => undefined);
    if (listings !== searched || people !== group) return;
    searcher = next;
    await showResults();
    next.prepareOrders();
    if (Object.keys(plan.filter).length > 0) curateListings(own.map(({ code }) => code));
  };

  const stops = [$search.listen(() => void showResults())];
  let isOpen = true;
  close = () => {
    isOpen = false;
    searched = [];
    for (const stop of stops) stop();
  };
  await loadListings();
  if (!isOpen) return;
  stops.push($listings.listen(searchIn), $people.listen(searchIn));
  await searchIn();
}

/** Counts the results of other choices, after the results are shown. */
export function countChoices(): void {
  const results = $searchResults.get();
  if (results) $choiceCounts.set(results.counts());
}

/** Requests again what did not come, so that the page shows what is looked for. */
export async function retrySearch(): Promise<void> {
  const problem = $searchProblem.get();
  if (problem === 'no-words') await showResults();
  else if (problem) await reloadListings();
}

/** Prepares the keyword search; called when the field gets the focus. */
export async function prepareKeywords(): Promise<void> {
  const { criteria, sort } = $search.get();
  await searcher?.prepare({ sort, criteria: { ...criteria, keywords: 'any' } }).catch(() => undefined);
}

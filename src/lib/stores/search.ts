import { atom } from 'nanostores';
import type { ListingFilter } from '../landing/listing-filter.schema.ts';
import { matchesFilter } from '../landing/listing-filter.ts';
import type { SlicePorts } from '../search/in-slices.ts';
import { EVERYTHING, type SearchState } from '../search/search-address.ts';
import type { SearchCriteria } from '../search/search-criteria.ts';
import { type Searcher, type SearchResults, searcherOf } from '../search/searcher.ts';
import type { SortOrder } from '../search/sort-listings.ts';
import { loadListings } from './listings.ts';

/** A state of the search and how it came about. */
export interface Search extends SearchState {
  /** `passing`: while a thumb moves or a word is typed. `address`: read from the address, which therefore stays. */
  readonly from: 'choice' | 'passing' | 'address';
}

/** What is shown for a search. */
export type ShownResults =
  /** Nothing has been looked for yet, or it is on its way. */
  | { readonly kind: 'none' }
  | { readonly kind: 'found'; readonly results: SearchResults }
  /** The catalogue cannot be had; the page stays as it was built. */
  | { readonly kind: 'failed' };

/** What the traveller looks for on this page. */
export const $search = atom<Search>({ ...EVERYTHING, from: 'address' });

/** What was found (specification, section 3: searchResults). */
export const $searchResults = atom<ShownResults>({ kind: 'none' });

/** What a page searches in. */
export interface SearchPlan {
  readonly filter: ListingFilter;
  /** Names by code. */
  readonly places: Readonly<Record<string, string>>;
}

let searcher: Searcher | null = null;
let stop = (): void => undefined;

async function prepareAndShow(current: Searcher, search: Search): Promise<void> {
  await current.prepare(search);
  // Something else may be wanted by now.
  if ($search.get() === search) showResults();
}

function showResults(): void {
  const search = $search.get();
  if (!searcher) return;
  const results = searcher.find(search);
  if (results) $searchResults.set({ kind: 'found', results });
  else prepareAndShow(searcher, search).catch(() => $searchResults.set({ kind: 'failed' }));
}

/** Loads the catalogue and keeps the results in step with what is looked for. Ends when the first results are there. */
export async function openSearch({ filter, places }: SearchPlan, ports: SlicePorts): Promise<void> {
  stop();
  searcher = null;
  const listings = await loadListings();
  const own = listings.filter((entry) => matchesFilter({ ...entry, listingType: entry.type }, filter));
  if (listings.length === 0) {
    $searchResults.set({ kind: 'failed' });
    return;
  }
  const opened = searcherOf(own, places, ports);
  await opened.prepare($search.get()).catch(() => undefined);
  searcher = opened;
  showResults();
  stop = $search.listen(showResults);
  await opened.prepareOrders();
}

/** Prepares the search for words; called when somebody reaches the field. */
export async function expectKeywords(): Promise<void> {
  const { criteria, sort } = $search.get();
  await searcher?.prepare({ sort, criteria: { ...criteria, keywords: 'any' } }).catch(() => undefined);
}

/** Changes some criteria; undefined takes one away. */
export function choose(
  changes: { readonly [Field in keyof SearchCriteria]?: SearchCriteria[Field] | undefined },
  from: Search['from'] = 'choice',
): void {
  const { criteria, sort } = $search.get();
  const fields = Object.entries({ ...criteria, ...changes }).filter(([, value]) => value !== undefined);
  $search.set({ criteria: Object.fromEntries(fields) as SearchCriteria, sort, from });
}

/** Looks for exactly this. */
export function chooseCriteria(criteria: SearchCriteria): void {
  $search.set({ criteria, sort: $search.get().sort, from: 'choice' });
}

/** Chooses the order. */
export function chooseSort(sort: SortOrder): void {
  $search.set({ criteria: $search.get().criteria, sort, from: 'choice' });
}

/** A thumb was let go, a field was left: what is chosen now stays. */
export function settle(): void {
  const search = $search.get();
  if (search.from === 'passing') $search.set({ ...search, from: 'choice' });
}

/** Shows what an address asks for. */
export function followAddress(state: SearchState): void {
  $search.set({ ...state, from: 'address' });
}

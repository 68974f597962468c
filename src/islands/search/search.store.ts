import { atom } from 'nanostores';
import type { SearchCriteria } from '../../lib/search/search-criteria.ts';
import { NO_FILTERS, type SearchState } from '../../lib/search/search-url.ts';
import type { SortOrder } from '../../lib/search/sort-orders.ts';

/** A state of the search and how it came about. */
export interface Search extends SearchState {
  /**
   * Origin of a change: `choice`, `passing` while sliding or typing, or `address`. The last one
   * leaves the address unchanged.
   */
  readonly from: 'choice' | 'passing' | 'address';
}

/** The search of this page. */
export const $search = atom<Search>({ ...NO_FILTERS, from: 'address' });

/** Changes of criteria; undefined takes one away. */
type Changes = { readonly [Field in keyof SearchCriteria]?: SearchCriteria[Field] | undefined };

/** Changes some criteria. */
export function choose(changes: Changes, from: Search['from'] = 'choice'): void {
  const { criteria, sort } = $search.get();
  const fields = Object.entries({ ...criteria, ...changes }).filter(([, value]) => value !== undefined);
  $search.set({ criteria: Object.fromEntries(fields) as SearchCriteria, sort, from });
}

/** Changes some while a thumb moves or a word is typed. */
export function choosePassing(changes: Changes): void {
  choose(changes, 'passing');
}

/** Looks for exactly this. */
export function chooseCriteria(criteria: SearchCriteria): void {
  $search.set({ criteria, sort: $search.get().sort, from: 'choice' });
}

/** Chooses the order. */
export function chooseSort(sort: SortOrder): void {
  $search.set({ criteria: $search.get().criteria, sort, from: 'choice' });
}

/** Settles a choice after sliding or typing. */
export function settleChoice(): void {
  const search = $search.get();
  if (search.from === 'passing') $search.set({ ...search, from: 'choice' });
}

/** Shows what an address requests. */
export function syncFromAddress(state: SearchState): void {
  $search.set({ ...state, from: 'address' });
}

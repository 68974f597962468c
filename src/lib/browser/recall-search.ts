import { SEARCH_DATA_KEY } from '../site/search-data-key.ts';

/** Fills the search form for travellers who have looked for something before; for all others there is nothing to load. */
export function recallSearch(): void {
  try {
    if (localStorage.getItem(SEARCH_DATA_KEY)) import('./fill-search-form.ts').then(({ fill }) => fill());
  } catch {
    // Storage is forbidden: the form stays empty.
  }
}

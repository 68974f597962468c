import { SEARCH_DATA_KEY } from '../../lib/site/storage-keys.ts';
import { readStorage } from '../page/read-storage.ts';

/** Fills the search form for travellers who have looked for something before; for all others there is nothing to load. */
export function loadSearchForm(): void {
  if (!readStorage(SEARCH_DATA_KEY)) return;
  import('./restore-search-form.ts').then(
    (form) => form.restoreSearchForm(),
    () => undefined,
  );
}

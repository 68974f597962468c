import { DEFAULT_PEOPLE } from '../../lib/money/group-size.ts';
import { GROUP_SIZE_KEY, SEARCH_DATA_KEY } from '../../lib/site/storage-keys.ts';
import { hasElement } from '../page/has-element.ts';
import { readStorage } from '../storage/read-storage.ts';

/** Whether the stored group is another one than pages are built for. */
export function isOtherGroupSize(): boolean {
  return (readStorage(GROUP_SIZE_KEY) ?? String(DEFAULT_PEOPLE)) !== String(DEFAULT_PEOPLE);
}

/**
 * Fills the last search into the search form of this page, where there are both.
 *
 * @param form a selector
 */
export function restoreSearch(form: string): void {
  if (!hasElement(form) || !(readStorage(SEARCH_DATA_KEY) || isOtherGroupSize())) return;
  import('./restore-search-form.ts').then(
    (search) => search.restoreSearchForm(),
    () => undefined,
  );
}

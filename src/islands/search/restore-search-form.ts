import { withoutPastDate } from '../../lib/search/search-data.ts';
import { $searchData } from './search-data.store.ts';

/** Fills the last search into the search form, except for fields already filled. */
export function restoreSearchForm(): void {
  const form = document.querySelector<HTMLFormElement>('.search-form[data-recall]');
  for (const [name, value] of Object.entries(withoutPastDate($searchData.get(), Date.now()))) {
    const field = form?.elements.namedItem(name);
    if ((field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && field.value === '') {
      field.value = String(value);
    }
  }
}

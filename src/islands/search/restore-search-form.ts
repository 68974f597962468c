import { withoutPastDate } from '../../lib/search/search-data.ts';
import { $searchData } from './search-data.store.ts';

/** Puts what was looked for last into the search form; a field that somebody has filled already stays. */
export function restoreSearchForm(): void {
  const form = document.querySelector<HTMLFormElement>('.search-form[data-recall]');
  for (const [name, value] of Object.entries(withoutPastDate($searchData.get(), Date.now()))) {
    const field = form?.elements.namedItem(name);
    if ((field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && field.value === '') {
      field.value = String(value);
    }
  }
}

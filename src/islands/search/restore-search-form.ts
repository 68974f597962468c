import { withoutPastDate } from '../../lib/search/search-data.ts';
import { $people } from '../listing/group-size.store.ts';
import { $searchData } from './search-data.store.ts';

/** Whether a field is as it was built; the traveller may be faster than this code. */
function isUntouched(field: HTMLInputElement | HTMLSelectElement): boolean {
  if (field.value === '') return true;
  return field instanceof HTMLSelectElement && field.selectedOptions[0]?.defaultSelected === true;
}

/** Fills the last search into the search form, except for fields already filled. */
export function restoreSearchForm(): void {
  const form = document.querySelector<HTMLFormElement>('.search-form');
  const last = { ...withoutPastDate($searchData.get(), Date.now()), people: $people.get() };
  for (const [name, value] of Object.entries(last)) {
    const field = form?.elements.namedItem(name);
    if ((field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && isUntouched(field)) {
      field.value = String(value);
    }
  }
}

import type { Shortlist } from '../../lib/catalogue/shortlist.ts';
import { COMPARED_KEY, SAVED_KEY } from '../../lib/site/storage-keys.ts';
import { adoptStyles } from '../page/adopt-styles.ts';
import { readStorage } from '../page/read-storage.ts';
import css from './saved-buttons.css?inline';

/** The code of the listing that an element is about: its card's, else its page's. */
export function codeOf(node: Element): string {
  return node.closest<HTMLElement>('[data-listing]')?.dataset.listing ?? '';
}

/** Shows on every button below a node whether its listing is in the list. */
export function showButtonState(action: 'save' | 'compare', list: Shortlist, root: ParentNode = document): void {
  adoptStyles(css);
  for (const button of root.querySelectorAll(`[data-do=${action}]`)) {
    button.setAttribute('aria-pressed', String(list.includes(codeOf(button))));
  }
}

/** Whatever stands there: only codes of this page's listings are looked for in it. */
function storedList(key: string): Shortlist {
  try {
    const stored: unknown = JSON.parse(readStorage(key) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/** Shows what was saved and compared in an earlier visit. By itself, so that a page that nobody touches runs nothing else for it. */
export function restoreSavedButtons(): void {
  showButtonState('save', storedList(SAVED_KEY));
  showButtonState('compare', storedList(COMPARED_KEY));
}

import type { Shortlist } from '../../lib/catalogue/shortlist.ts';
import { COMPARED_KEY, SAVED_KEY } from '../../lib/site/storage-keys.ts';
import { readStorage } from '../page/read-storage.ts';
import { showButtonState } from './button-state.ts';

/** Whatever stands there: only codes of this page's listings are looked for in it. */
function storedList(key: string): Shortlist {
  try {
    const stored: unknown = JSON.parse(readStorage(key) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/** Shows what was saved and compared in an earlier visit, in a chunk of its own: a page that nobody uses runs nothing else for it. */
export function restoreSavedButtons(): void {
  showButtonState('save', storedList(SAVED_KEY));
  showButtonState('compare', storedList(COMPARED_KEY));
}

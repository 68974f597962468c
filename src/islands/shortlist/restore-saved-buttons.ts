import type { Shortlist } from '../../lib/catalogue/shortlist.ts';
import { COMPARED_KEY, SAVED_KEY } from '../../lib/site/storage-keys.ts';
import { readStorage } from '../page/read-storage.ts';
import { markButtons } from './marked-buttons.ts';

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
export function recallMarks(): void {
  markButtons('save', storedList(SAVED_KEY));
  markButtons('compare', storedList(COMPARED_KEY));
}

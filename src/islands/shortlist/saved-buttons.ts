import type { Shortlist } from '../../lib/catalogue/shortlist.ts';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { pageLanguage } from '../page/page-language.ts';
import { showButtonState } from './button-state.ts';
import { $compared, $saved } from './shortlists.store.ts';

/** Shows the number of saved trips in the link, if any. */
function showCount(list: Shortlist): void {
  const path = localizedPath(PATHS.saved, pageLanguage());
  // Not those to the same page in its languages.
  const links = `:is(.site-header,.site-footer) a[href="${path}"]:not([hreflang])`;
  for (const link of document.querySelectorAll<HTMLElement>(links)) {
    link.dataset.label ??= link.textContent ?? '';
    link.textContent = list.length > 0 ? `${link.dataset.label} (${list.length})` : link.dataset.label;
  }
}

/**
 * Shows on every button below a node whether its listing is saved or compared. For buttons that
 * came later.
 */
export function showSavedState(root: ParentNode): void {
  showButtonState('save', $saved.get(), root);
  showButtonState('compare', $compared.get(), root);
}

let isSyncing = false;

/** Shows the marks of saved trips, and follows changes in all tabs. */
export function syncShortlists(): void {
  if (isSyncing) return;
  isSyncing = true;
  $saved.subscribe((list) => {
    showButtonState('save', list);
    showCount(list);
  });
  $compared.subscribe((list) => showButtonState('compare', list));
}

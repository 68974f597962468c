import type { Shortlist } from '../../lib/catalogue/shortlist.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { markButtons } from './marked-buttons.ts';
import { $compared, $saved } from './shortlists.store.ts';

/** The number stands in the link only while there is one. */
function count(list: Shortlist): void {
  for (const link of document.querySelectorAll<HTMLElement>(
    `:is(.site-header, .site-footer) a[href="${PATHS.saved}"]`,
  )) {
    link.dataset.label ??= link.textContent ?? '';
    link.textContent = list.length > 0 ? `${link.dataset.label} (${list.length})` : link.dataset.label;
  }
}

/** Shows on every button below a node whether its listing is saved or compared. For buttons that came later. */
export function showMarks(root: ParentNode): void {
  markButtons('save', $saved.get(), root);
  markButtons('compare', $compared.get(), root);
}

let following = false;

/** Shows the marks and keeps them true, whichever tab changes the lists. */
export function followShortlists(): void {
  if (following) return;
  following = true;
  $saved.subscribe((list) => {
    markButtons('save', list);
    count(list);
  });
  $compared.subscribe((list) => markButtons('compare', list));
}

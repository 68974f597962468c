import { PATHS } from '../../paths.ts';
import type { Shortlist } from '../../shortlist/shortlist.ts';
import { $compared, $saved } from '../../stores/shortlists.ts';
import { adoptStyles } from '../adopted-styles.ts';
import css from './marks.css?inline';

/** The code of the listing that an element is about: its card's, else its page's. */
export function codeOf(node: Element): string {
  return node.closest<HTMLElement>('[data-listing]')?.dataset.listing ?? '';
}

function press(deed: 'save' | 'compare', list: Shortlist): void {
  for (const button of document.querySelectorAll(`[data-do=${deed}]`)) {
    button.setAttribute('aria-pressed', String(list.includes(codeOf(button))));
  }
}

/** The number stands in the link only while there is one. */
function count(list: Shortlist): void {
  for (const link of document.querySelectorAll<HTMLElement>(
    `:is(.site-header, .site-footer) a[href="${PATHS.saved}"]`,
  )) {
    link.dataset.label ??= link.textContent ?? '';
    link.textContent = list.length > 0 ? `${link.dataset.label} (${list.length})` : link.dataset.label;
  }
}

/** Shows on every button of the page whether its listing is saved or compared. For buttons that came later. */
export function showMarks(): void {
  press('save', $saved.get());
  press('compare', $compared.get());
}

let following = false;

/** Shows the marks and keeps them true, whichever tab changes the lists. */
export function followShortlists(): void {
  if (following) return;
  following = true;
  adoptStyles(css);
  $saved.subscribe((list) => {
    press('save', list);
    count(list);
  });
  $compared.subscribe((list) => press('compare', list));
}

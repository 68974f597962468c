import { adoptStyles } from '../page/adopt-styles.ts';
import css from './saved-buttons.css?inline';

/** The code of the listing that an element is about: its card's, else its page's. */
export function codeOf(node: Element): string {
  return node.closest<HTMLElement>('[data-listing]')?.dataset.listing ?? '';
}

/** Shows on every button below a node whether its listing is in the list. */
export function showButtonState(
  action: 'save' | 'compare',
  list: readonly unknown[],
  root: ParentNode = document,
): void {
  adoptStyles(css);
  for (const button of root.querySelectorAll(`[data-do=${action}]`)) {
    button.setAttribute('aria-pressed', String(list.includes(codeOf(button))));
  }
}

import { isCheckout } from '../../lib/navigation/checkout-paths.ts';
import { adoptStyles } from '../page/adopt-styles.ts';
import css from './place-message.css?inline';
import { reserveSpace } from './reserve-space.ts';

/** Whether messages stand in the flow of this page, where they cover nothing: on all pages of the checkout. */
export function areMessagesInFlow(): boolean {
  return isCheckout(location.pathname);
}

/** Moves nothing under the eyes of somebody who is typing: the page scrolls by what was put above. */
function insertAbove(message: HTMLElement): void {
  const { activeElement } = document;
  const before = activeElement?.getBoundingClientRect().top ?? 0;
  const title = document.querySelector('main h1');
  if (title) title.after(message);
  else (document.querySelector('main') ?? document.body).prepend(message);
  if (!activeElement || activeElement === document.body) return;
  scrollBy({ top: activeElement.getBoundingClientRect().top - before, behavior: 'instant' });
}

/** Puts a message on the page: over its lower end, or under the title of a page of the checkout. */
export function placeMessage(message: HTMLElement): void {
  if (!areMessagesInFlow()) {
    document.body.append(message);
    return;
  }
  adoptStyles(css);
  message.dataset.inFlow = '';
  insertAbove(message);
}

/** Makes sure that a filled message is seen and covers nothing that has the focus. */
export function showMessage(message: HTMLElement, isProblem = false): void {
  if (!areMessagesInFlow()) reserveSpace(message);
  else if (isProblem) message.scrollIntoView({ block: 'nearest' });
}

import { DEFAULT_PEOPLE } from '../pricing/group-size.ts';
import { COMPARED_KEY, SAVED_KEY } from '../shortlist/shortlist-keys.ts';
import { CART_KEY } from '../site/cart-key.ts';
import { PEOPLE_KEY } from '../site/people-key.ts';
import { keepsSomething } from './keeps-something.ts';
import { storedText } from './stored-text.ts';

const nothing = () => undefined;

/** Whether this page has something of a kind. */
const has = (selector: string) => document.querySelector(selector) !== null;

/** Pages are built for two. */
function isOtherGroup(): boolean {
  return (storedText(PEOPLE_KEY) ?? String(DEFAULT_PEOPLE)) !== String(DEFAULT_PEOPLE);
}

/**
 * Shows what the browser keeps of an earlier visit as far as this page has it, and loads no more for it than that takes: what keeps it true
 * comes with the first touch (late.ts).
 */
export function recall(): void {
  if (keepsSomething(CART_KEY)) import('./cart/recall-cart.ts').then((cart) => cart.recallCart(), nothing);
  if (has('[data-do]') && keepsSomething(SAVED_KEY, COMPARED_KEY)) {
    import('./shortlists/recall-marks.ts').then((marks) => marks.recallMarks(), nothing);
  }
  if (has('[data-offer]') && isOtherGroup()) {
    import('./group-size-control.ts').then((group) => group.showGroup(), nothing);
  }
}

import { DEFAULT_PEOPLE } from '../../lib/money/group-size.ts';
import { COMPARED_KEY, SAVED_KEY } from '../../lib/shortlist/shortlist-keys.ts';
import { CART_KEY } from '../../lib/site/cart-key.ts';
import { PEOPLE_KEY } from '../../lib/site/group-size-key.ts';
import { keepsSomething } from '../page/has-stored-value.ts';
import { storedText } from '../page/read-storage.ts';

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
  if (keepsSomething(CART_KEY)) import('../cart/restore-cart-count.ts').then((cart) => cart.recallCart(), nothing);
  if (has('[data-do]') && keepsSomething(SAVED_KEY, COMPARED_KEY)) {
    import('../shortlist/restore-saved-buttons.ts').then((marks) => marks.recallMarks(), nothing);
  }
  if (has('[data-offer]') && isOtherGroup()) {
    import('../listing/group-size-control.ts').then((group) => group.showGroup(), nothing);
  }
}

import { DEFAULT_PEOPLE } from '../../lib/money/group-size.ts';
import { CART_KEY, COMPARED_KEY, GROUP_SIZE_KEY, SAVED_KEY } from '../../lib/site/storage-keys.ts';
import { hasStoredValue } from '../page/has-stored-value.ts';
import { readStorage } from '../page/read-storage.ts';

const noop = () => undefined;

/** Whether this page has something of a kind. */
const has = (selector: string) => document.querySelector(selector) !== null;

/** Pages are built for two. */
function isOtherGroupSize(): boolean {
  return (readStorage(GROUP_SIZE_KEY) ?? String(DEFAULT_PEOPLE)) !== String(DEFAULT_PEOPLE);
}

/**
 * Shows what is stored from an earlier visit as far as this page has it, and loads no more than that takes. What keeps it up to date
 * comes with the first interaction (on-interaction.ts).
 */
export function restoreState(): void {
  if (hasStoredValue(CART_KEY)) import('../cart/restore-cart-count.ts').then((cart) => cart.restoreCartCount(), noop);
  if (has('[data-do]') && hasStoredValue(SAVED_KEY, COMPARED_KEY)) {
    import('../shortlist/restore-saved-buttons.ts').then((buttons) => buttons.restoreSavedButtons(), noop);
  }
  if (has('[data-offer]') && isOtherGroupSize()) {
    import('../listing/group-size-control.ts').then((group) => group.showGroupPrices(), noop);
  }
}

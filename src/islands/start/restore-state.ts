import { DEFAULT_PEOPLE } from '../../lib/money/group-size.ts';
import { CART_KEY, COMPARED_KEY, GROUP_SIZE_KEY, SAVED_KEY, SEARCH_DATA_KEY } from '../../lib/site/storage-keys.ts';
import { syncCartCount } from '../cart/cart-count.ts';
import { hasElement } from '../page/has-element.ts';
import { restoreSavedButtons } from '../shortlist/restore-saved-buttons.ts';
import { hasStoredValue, readStorage } from '../storage/read-storage.ts';

/** Pages are built for two. */
function isOtherGroupSize(): boolean {
  return (readStorage(GROUP_SIZE_KEY) ?? `${DEFAULT_PEOPLE}`) !== `${DEFAULT_PEOPLE}`;
}

/**
 * Shows the stored state of an earlier visit on this page, with as little code as possible. Updates
 * start with the first interaction (on-interaction.ts).
 */
export function restoreState(): void {
  if (hasStoredValue(CART_KEY)) syncCartCount();
  if (hasElement('[data-do]') && hasStoredValue(SAVED_KEY, COMPARED_KEY)) restoreSavedButtons();
  if (hasElement('[data-recall]') && readStorage(SEARCH_DATA_KEY)) {
    import('../search/restore-search-form.ts').then(
      (search) => search.restoreSearchForm(),
      () => undefined,
    );
  }
  if (hasElement('[data-offer], [data-group-offer]') && isOtherGroupSize()) {
    import('../listing/group-size-control.ts').then(
      (group) => group.showGroupPrices(),
      () => undefined,
    );
  }
}

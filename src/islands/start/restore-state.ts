import { CART_KEY, COMPARED_KEY, SAVED_KEY } from '../../lib/site/storage-keys.ts';
import { syncCartCount } from '../cart/cart-count.ts';
import { hasElement } from '../page/has-element.ts';
import { isOtherGroupSize, restoreSearch } from '../search/restore-search.ts';
import { restoreSavedButtons } from '../shortlist/restore-saved-buttons.ts';
import { hasStoredValue } from '../storage/has-stored-value.ts';

/**
 * Shows the stored state of an earlier visit on this page, with as little code as possible. Updates
 * start with the first interaction (on-interaction.ts).
 */
export function restoreState(): void {
  if (hasStoredValue(CART_KEY)) syncCartCount();
  if (hasElement('[data-do]') && hasStoredValue(SAVED_KEY, COMPARED_KEY)) restoreSavedButtons();
  restoreSearch('[data-recall]');
  if (hasElement('[data-offer], [data-group-offer]') && isOtherGroupSize()) {
    import('../listing/group-size-control.ts').then(
      (group) => group.showGroupPrices(),
      () => undefined,
    );
  }
}

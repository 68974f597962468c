import { CART_KEY } from '../../lib/site/storage-keys.ts';
import { onFirstInteraction } from '../page/first-interaction.ts';
import { readStorage } from '../storage/read-storage.ts';
import { syncCartCount } from './cart-count.ts';

/** Selector of pages with the cart or the checkout. */
const CART_PAGE = '[data-uses-cart]';

/** Selector of pages on which a trip may be added. */
const LISTING = 'main[data-listing]';

function hasCart(): boolean {
  return (readStorage(CART_KEY) ?? '[]') !== '[]';
}

function loadCartListeners(): void {
  import('./cart-listeners.ts').then(
    ({ startCartListeners }) => startCartListeners(),
    () => undefined,
  );
}

/**
 * Shows the count in the header, and loads the rest of the cart where needed. On cart pages
 * immediately, elsewhere on interaction if there is or may be a cart.
 */
export function syncCart(): void {
  syncCartCount();
  if (document.querySelector(CART_PAGE)) loadCartListeners();
  else if (hasCart() || document.querySelector(LISTING)) onFirstInteraction(loadCartListeners);
  addEventListener('storage', ({ key }) => {
    if (key === CART_KEY) loadCartListeners();
  });
}

import { CART_KEY } from '../../lib/site/storage-keys.ts';
import { onFirstInteraction } from '../page/first-interaction.ts';
import { readStorage } from '../storage/read-storage.ts';
import { syncCartCount } from './cart-count.ts';

/** The cart's own page and what follows it. */
const CART_PAGE = '[data-uses-cart]';

/** Where a trip may be put into the cart. */
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
 * Shows the count in the header. What else follows from the cart is loaded at once on its own pages, and on others when somebody
 * uses them and there is a cart, or may soon be one.
 */
export function syncCart(): void {
  syncCartCount();
  if (document.querySelector(CART_PAGE)) loadCartListeners();
  else if (hasCart() || document.querySelector(LISTING)) onFirstInteraction(loadCartListeners);
  addEventListener('storage', ({ key }) => {
    if (key === CART_KEY) loadCartListeners();
  });
}

import { CART_KEY } from '../../lib/site/cart-key.ts';
import { onSignOfLife } from '../page/first-interaction.ts';
import { storedText } from '../page/read-storage.ts';
import { followCartCount } from './cart-count.ts';

/** The cart's own page and what follows it. */
const CART_PAGE = '[data-uses-cart]';

/** Where a trip may be put into the cart. */
const LISTING = 'main[data-listing]';

function hasCart(): boolean {
  return (storedText(CART_KEY) ?? '[]') !== '[]';
}

function load(): void {
  import('./cart-listeners.ts').then(
    ({ startCartReactions }) => startCartReactions(),
    () => undefined,
  );
}

/**
 * Shows the count in the header. What else follows from the cart is loaded at once on its own pages, and on others when somebody
 * uses them and there is a cart, or may soon be one.
 */
export function followCart(): void {
  followCartCount();
  if (document.querySelector(CART_PAGE)) load();
  else if (hasCart() || document.querySelector(LISTING)) onSignOfLife(load);
  addEventListener('storage', ({ key }) => {
    if (key === CART_KEY) load();
  });
}

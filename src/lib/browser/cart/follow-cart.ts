import { CART_KEY } from '../../site/cart-key.ts';
import { onSignOfLife } from '../sign-of-life.ts';
import { followCartCount } from './cart-count.ts';

/** Where a trip may be put into the cart, or who books it may be said. */
const USES = 'main[data-listing], [data-uses-cart]';

function hasCart(): boolean {
  try {
    return (localStorage.getItem(CART_KEY) ?? '[]') !== '[]';
  } catch {
    return false;
  }
}

function load(): void {
  import('./cart-reactions.ts').then(
    ({ startCartReactions }) => startCartReactions(),
    () => undefined,
  );
}

/** Shows the count in the header. What else follows from the cart is loaded when there is a cart, or may soon be one. */
export function followCart(): void {
  followCartCount();
  if (hasCart() || document.querySelector(USES)) onSignOfLife(load);
  addEventListener('storage', ({ key }) => {
    if (key === CART_KEY) load();
  });
}

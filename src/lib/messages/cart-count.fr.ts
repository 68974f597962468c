import type { CartCountMessages } from './cart-count.en.ts';
import { plural } from './format.ts';

/** Messages of the header's link to the cart, in French. */
export const fr: CartCountMessages = {
  cart: 'Panier',
  trips: (count: number) => plural('fr', count, { one: `Panier, ${count} voyage`, other: `Panier, ${count} voyages` }),
};

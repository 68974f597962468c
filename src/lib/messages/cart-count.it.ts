import type { CartCountMessages } from './cart-count.en.ts';
import { plural } from './format.ts';

/** Messages of the header's link to the cart, in Italian. */
export const it: CartCountMessages = {
  cart: 'Carrello',
  trips: (count: number) => plural('it', count, { one: 'Carrello, 1 viaggio', other: `Carrello, ${count} viaggi` }),
};

import type { CartCountMessages } from './cart-count.en.ts';
import { plural } from './format.ts';

/** Messages of the header's link to the cart, in German. */
export const de: CartCountMessages = {
  cart: 'Warenkorb',
  trips: (count: number) => plural('de', count, { one: 'Warenkorb, 1 Trip', other: `Warenkorb, ${count} Trips` }),
};

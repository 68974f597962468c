import type { CartCountMessages } from './cart-count.en.ts';
import { plural } from './format.ts';

/** Messages of the header's link to the cart, in Dutch. */
export const nl: CartCountMessages = {
  cart: 'Winkelmandje',
  trips: (count: number) => plural('nl', count, { one: 'Winkelmandje, 1 trip', other: `Winkelmandje, ${count} trips` }),
};

import { plural } from './format.ts';

/** Messages of the header's link to the cart, in English. */
export const en = {
  cart: 'Cart',
  trips: (count: number) => plural('en', count, { one: 'Cart, 1 trip', other: `Cart, ${count} trips` }),
};

export type CartCountMessages = typeof en;

import type { CartCountMessages } from './cart-count.en.ts';

/** Messages of the header's link to the cart, in Chinese. */
export const zh: CartCountMessages = {
  cart: '购物车',
  trips: (count: number) => `购物车，${count}个行程`,
};

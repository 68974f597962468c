import type { CartCountMessages } from './cart-count.en.ts';

/** Messages of the header's link to the cart, in Korean. */
export const ko: CartCountMessages = {
  cart: '장바구니',
  trips: (count: number) => `장바구니, 여행 ${count}건`,
};

import type { CartChangeMessages } from './cart-change.en.ts';

/** Messages that announce a change of the cart, in Korean. */
export const ko: CartChangeMessages = {
  added: (title: string) => `장바구니에 담음: ${title}.`,
  changed: (title: string) => `장바구니에서 변경함: ${title}.`,
  removed: (title: string) => `장바구니에서 뺌: ${title}.`,
  restored: (title: string) => `장바구니에 다시 담음: ${title}.`,
  view: '장바구니 보기',
};

import type { CartButtonFailureMessages } from './cart-button-failure.en.ts';

/** Messages of a cart button that failed in Korean. */
export const ko: CartButtonFailureMessages = {
  failed: '장바구니 버튼에 문제가 생겼어요. 페이지의 나머지는 쓸 수 있어요.',
};

import type { CartButtonFailureMessages } from './cart-button-failure.en.ts';

/** Messages of a cart button that failed in Chinese. */
export const zh: CartButtonFailureMessages = {
  failed: '购物车按钮出错了。页面其他部分照常可用。',
};

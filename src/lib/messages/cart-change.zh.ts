import type { CartChangeMessages } from './cart-change.en.ts';

/** Messages that announce a change of the cart, in Chinese. */
export const zh: CartChangeMessages = {
  added: (title: string) => `已加入购物车：${title}。`,
  changed: (title: string) => `已在购物车里更改：${title}。`,
  removed: (title: string) => `已从购物车移除：${title}。`,
  restored: (title: string) => `已放回购物车：${title}。`,
  view: '查看购物车',
};

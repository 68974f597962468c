import type { StorageBlockedMessages } from './storage-blocked.en.ts';

/** Messages of the warning that a browser stores nothing, in Chinese. */
export const zh: StorageBlockedMessages = {
  cart: '你的购物车',
  why: '但浏览器不允许本站存储，所以到下一页购物车就空了。请把行程作为申请发给我们，或允许本站存储数据。',
  close: '关闭',
};

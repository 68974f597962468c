import type { MessageParts } from './message-parts.ts';
import type { StorageBlockedScreenMessages } from './storage-blocked-screen.en.ts';

/** Messages of a cart in a browser that stores nothing, in Chinese. */
export const zh: StorageBlockedScreenMessages = {
  title: '浏览器不允许存储',
  text: <Part>(hours: Part): MessageParts<Part> => [
    '本站在这里什么都存不了，所以每一页上购物车都是空的，你不能预订。请在浏览器设置里允许本站的 Cookie 和网站数据，再重新选行程。或者告诉我们你想订什么。我们回复的时间：',
    hours,
    '。',
  ],
};

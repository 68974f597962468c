import type { SavedPageMessages } from './saved-page.en.ts';

/** Messages of the page of saved trips, in Chinese. */
export const zh: SavedPageMessages = {
  title: '收藏的行程',
  description: '你收藏的行程和最近看过的行程，存在你的浏览器里。',
  storedHere: '只存在这个浏览器里。我们看不到你的列表，清除浏览器数据就会删掉它。',
  noScript: '收藏行程需要 JavaScript，你的浏览器关掉了它。可以改用浏览器书签收藏行程的页面。预订最多的行程：',
  mostBooked: '预订最多',
};

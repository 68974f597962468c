import type { SearchPageMessages } from './search-page.en.ts';

/** Messages of the page that finds trips, in Chinese. */
export const zh: SearchPageMessages = {
  description: '你能向我们预订的巴拉望所有拼车小巴、包车、船和当地游，按镇和名称排列，都标有美元价格。',
  trips: '行程',
  byRoute: '按线路',
};

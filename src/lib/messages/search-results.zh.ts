import type { MessageParts } from './message-parts.ts';
import type { SearchResultsMessages } from './search-results.en.ts';

/** Messages of the results of a search in Chinese. */
export const zh: SearchResultsMessages = {
  more: '显示更多',
  none: '没有符合搜索的行程',
  without: <Part>(filter: Part, count: Part): MessageParts<Part> => ['不限“', filter, '”：', count],
  withoutAny: <Part>(count: Part): MessageParts<Part> => ['不用任何筛选：', count],
  searchAll: '搜索所有行程',
  ask: '问问我们',
  askFirst: '问问我们',
  searchAllOrAsk: <Part>(searchAll: Part, ask: Part): MessageParts<Part> => [
    searchAll,
    '，或',
    ask,
    '：我们知道一些网站上没有的路和船。',
  ],
  askUs: <Part>(ask: Part): MessageParts<Part> => [ask, '：我们知道一些网站上没有的路和船。'],
  similar: '相近的行程',
};

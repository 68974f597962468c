import type { MessageParts } from './message-parts.ts';
import type { SearchResultsMessages } from './search-results.en.ts';

/** Messages of the results of a search in Korean. */
export const ko: SearchResultsMessages = {
  more: '더 보기',
  none: '검색에 맞는 여행이 없어요',
  without: <Part>(filter: Part, count: Part): MessageParts<Part> => ['"', filter, '" 빼면: ', count],
  withoutAny: <Part>(count: Part): MessageParts<Part> => ['필터를 모두 빼면: ', count],
  searchAll: '모든 여행을 검색하거나',
  ask: '문의해 주세요',
  askFirst: '문의해 주세요',
  searchAllOrAsk: <Part>(searchAll: Part, ask: Part): MessageParts<Part> => [
    searchAll,
    ' ',
    ask,
    '. 이 사이트에 없는 길과 배도 알아요.',
  ],
  askUs: <Part>(ask: Part): MessageParts<Part> => [ask, '. 이 사이트에 없는 길과 배도 알아요.'],
  similar: '비슷한 여행',
};

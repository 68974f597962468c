import type { FilterSheetMessages } from './filter-sheet.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the sheet with the filters on a phone, in Korean. */
export const ko: FilterSheetMessages = {
  title: '필터',
  reset: '초기화',
  show: <Part>(count: Part): MessageParts<Part> => [count, ' 보기'],
};

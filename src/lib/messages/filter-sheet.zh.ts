import type { FilterSheetMessages } from './filter-sheet.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the sheet with the filters on a phone, in Chinese. */
export const zh: FilterSheetMessages = {
  title: '筛选',
  reset: '重置',
  show: <Part>(count: Part): MessageParts<Part> => ['显示', count],
};

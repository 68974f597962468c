import type { FilterSheetMessages } from './filter-sheet.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the sheet with the filters on a phone, in Dutch. */
export const nl: FilterSheetMessages = {
  title: 'Filters',
  reset: 'Wissen',
  show: <Part>(count: Part): MessageParts<Part> => ['Toon ', count],
};

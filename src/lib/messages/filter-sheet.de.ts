import type { FilterSheetMessages } from './filter-sheet.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the sheet with the filters on a phone, in German. */
export const de: FilterSheetMessages = {
  title: 'Filter',
  reset: 'Zurücksetzen',
  show: <Part>(count: Part): MessageParts<Part> => [count, ' zeigen'],
};

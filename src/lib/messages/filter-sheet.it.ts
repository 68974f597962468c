import type { FilterSheetMessages } from './filter-sheet.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the sheet with the filters on a phone, in Italian. */
export const it: FilterSheetMessages = {
  title: 'Filtri',
  reset: 'Azzera',
  show: <Part>(count: Part): MessageParts<Part> => ['Mostra ', count],
};

import type { FilterSheetMessages } from './filter-sheet.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the sheet with the filters on a phone, in Spanish. */
export const es: FilterSheetMessages = {
  title: 'Filtros',
  reset: 'Quitar todos',
  show: <Part>(count: Part): MessageParts<Part> => ['Ver ', count],
};

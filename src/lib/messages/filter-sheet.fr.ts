import type { FilterSheetMessages } from './filter-sheet.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the sheet with the filters on a phone, in French. */
export const fr: FilterSheetMessages = {
  title: 'Filtres',
  reset: 'Réinitialiser',
  show: <Part>(count: Part): MessageParts<Part> => ['Voir ', count],
};

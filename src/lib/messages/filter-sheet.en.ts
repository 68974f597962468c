import type { MessageParts } from './message-parts.ts';

/** Messages of the sheet with the filters on a phone, in English. */
export const en = {
  title: 'Filters',
  reset: 'Reset',
  show: <Part>(count: Part): MessageParts<Part> => ['Show ', count],
};

export type FilterSheetMessages = typeof en;

import type { MessageParts } from './message-parts.ts';

/** Messages of the results of a search in English. */
export const en = {
  more: 'Show more',
  none: 'No trips match your search',
  without: <Part>(filter: Part, count: Part): MessageParts<Part> => ['Without “', filter, '”: ', count],
  withoutAny: <Part>(count: Part): MessageParts<Part> => ['Without any filter: ', count],
  /** The texts of the links in the two below. */
  searchAll: 'Search all trips',
  ask: 'ask us',
  askFirst: 'Ask us',
  searchAllOrAsk: <Part>(searchAll: Part, ask: Part): MessageParts<Part> => [
    searchAll,
    ', or ',
    ask,
    ': we know roads and boats that are not on this site.',
  ],
  askUs: <Part>(ask: Part): MessageParts<Part> => [ask, ': we know roads and boats that are not on this site.'],
  similar: 'Similar trips',
};

export type SearchResultsMessages = typeof en;

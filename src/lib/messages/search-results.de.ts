import type { MessageParts } from './message-parts.ts';
import type { SearchResultsMessages } from './search-results.en.ts';

/** Messages of the results of a search in German. */
export const de: SearchResultsMessages = {
  more: 'Mehr zeigen',
  none: 'Kein Trip passt zu deiner Suche',
  without: <Part>(filter: Part, count: Part): MessageParts<Part> => ['Ohne „', filter, '“: ', count],
  withoutAny: <Part>(count: Part): MessageParts<Part> => ['Ganz ohne Filter: ', count],
  searchAll: 'Such in allen Trips',
  ask: 'frag uns',
  askFirst: 'Frag uns',
  searchAllOrAsk: <Part>(searchAll: Part, ask: Part): MessageParts<Part> => [
    searchAll,
    ', oder ',
    ask,
    ': Wir kennen Straßen und Boote, die nicht auf dieser Website stehen.',
  ],
  askUs: <Part>(ask: Part): MessageParts<Part> => [
    ask,
    ': Wir kennen Straßen und Boote, die nicht auf dieser Website stehen.',
  ],
  similar: 'Ähnliche Trips',
};

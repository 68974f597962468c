import type { MessageParts } from './message-parts.ts';
import type { SearchResultsMessages } from './search-results.en.ts';

/** Messages of the results of a search in Italian. */
export const it: SearchResultsMessages = {
  more: 'Mostra altri',
  none: 'Nessun viaggio corrisponde alla tua ricerca',
  without: <Part>(filter: Part, count: Part): MessageParts<Part> => ['Senza “', filter, '”: ', count],
  withoutAny: <Part>(count: Part): MessageParts<Part> => ['Senza filtri: ', count],
  searchAll: 'Cerca tra tutti i viaggi',
  ask: 'chiedici',
  askFirst: 'Chiedici',
  searchAllOrAsk: <Part>(searchAll: Part, ask: Part): MessageParts<Part> => [
    searchAll,
    ', oppure ',
    ask,
    ': conosciamo strade e barche che non sono su questo sito.',
  ],
  askUs: <Part>(ask: Part): MessageParts<Part> => [ask, ': conosciamo strade e barche che non sono su questo sito.'],
  similar: 'Viaggi simili',
};

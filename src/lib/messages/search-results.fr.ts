import type { MessageParts } from './message-parts.ts';
import type { SearchResultsMessages } from './search-results.en.ts';

/** Messages of the results of a search in French. */
export const fr: SearchResultsMessages = {
  more: 'Voir plus',
  none: 'Aucun voyage ne correspond à votre recherche',
  without: <Part>(filter: Part, count: Part): MessageParts<Part> => ['Sans «\u00a0', filter, '\u00a0»\u00a0: ', count],
  withoutAny: <Part>(count: Part): MessageParts<Part> => ['Sans aucun filtre\u00a0: ', count],
  searchAll: 'Cherchez parmi tous les voyages',
  ask: 'demandez-nous',
  askFirst: 'Demandez-nous',
  searchAllOrAsk: <Part>(searchAll: Part, ask: Part): MessageParts<Part> => [
    searchAll,
    ', ou ',
    ask,
    '\u00a0: nous connaissons des routes et des bateaux qui ne sont pas sur ce site.',
  ],
  askUs: <Part>(ask: Part): MessageParts<Part> => [
    ask,
    '\u00a0: nous connaissons des routes et des bateaux qui ne sont pas sur ce site.',
  ],
  similar: 'Voyages proches',
};

import type { MessageParts } from './message-parts.ts';
import type { SearchResultsMessages } from './search-results.en.ts';

/** Messages of the results of a search in Spanish. */
export const es: SearchResultsMessages = {
  more: 'Ver más',
  none: 'Ningún viaje coincide con tu búsqueda',
  without: <Part>(filter: Part, count: Part): MessageParts<Part> => ['Sin “', filter, '”: ', count],
  withoutAny: <Part>(count: Part): MessageParts<Part> => ['Sin ningún filtro: ', count],
  searchAll: 'Busca en todos los viajes',
  ask: 'pregúntanos',
  askFirst: 'Pregúntanos',
  searchAllOrAsk: <Part>(searchAll: Part, ask: Part): MessageParts<Part> => [
    searchAll,
    ', o ',
    ask,
    ': conocemos carreteras y barcos que no están en este sitio.',
  ],
  askUs: <Part>(ask: Part): MessageParts<Part> => [ask, ': conocemos carreteras y barcos que no están en este sitio.'],
  similar: 'Viajes parecidos',
};

import type { MessageParts } from './message-parts.ts';
import type { SearchResultsMessages } from './search-results.en.ts';

/** Messages of the results of a search in Dutch. */
export const nl: SearchResultsMessages = {
  more: 'Toon meer',
  none: 'Geen trips voor je zoekopdracht',
  without: <Part>(filter: Part, count: Part): MessageParts<Part> => ['Zonder “', filter, '”: ', count],
  withoutAny: <Part>(count: Part): MessageParts<Part> => ['Zonder filters: ', count],
  searchAll: 'Doorzoek alle trips',
  ask: 'vraag het ons',
  askFirst: 'Vraag het ons',
  searchAllOrAsk: <Part>(searchAll: Part, ask: Part): MessageParts<Part> => [
    searchAll,
    ', of ',
    ask,
    ': we kennen wegen en boten die niet op deze site staan.',
  ],
  askUs: <Part>(ask: Part): MessageParts<Part> => [ask, ': we kennen wegen en boten die niet op deze site staan.'],
  similar: 'Vergelijkbare trips',
};

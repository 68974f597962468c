import type { MessageParts } from './message-parts.ts';
import type { PagePricesMessages } from './page-prices.en.ts';

/** Messages of prices for a group that pages are built with, in Dutch. */
export const nl: PagePricesMessages = {
  people: 'Personen',
  cheapest: <Part>(way: Part): MessageParts<Part> => ['Het goedkoopst: ', way],
  ways: (ways: readonly string[]) => ways.join(' of '),
  forPeople: (people: string) => `voor ${people}`,
  about: <Part>(price: Part): MessageParts<Part> => ['ongeveer ', price],
  converted: 'Elk totaal is apart omgerekend, dus afgeronde bedragen kunnen bij optellen iets afwijken.',
};

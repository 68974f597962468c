import type { MessageParts } from './message-parts.ts';
import type { PagePricesMessages } from './page-prices.en.ts';

/** Messages of prices for a group that pages are built with, in French. */
export const fr: PagePricesMessages = {
  people: 'Personnes',
  cheapest: <Part>(way: Part): MessageParts<Part> => ['Le moins cher\u00a0: ', way],
  ways: (ways: readonly string[]) => ways.join(' ou '),
  forPeople: (people: string) => `pour ${people}`,
  about: <Part>(price: Part): MessageParts<Part> => ['environ ', price],
  converted: 'Chaque total est converti à part\u00a0: la somme de montants arrondis peut différer.',
};

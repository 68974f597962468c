import type { MessageParts } from './message-parts.ts';
import type { PagePricesMessages } from './page-prices.en.ts';

/** Messages of prices for a group that pages are built with, in German. */
export const de: PagePricesMessages = {
  people: 'Personen',
  cheapest: <Part>(way: Part): MessageParts<Part> => ['Am günstigsten: ', way],
  ways: (ways: readonly string[]) => ways.join(' oder '),
  forPeople: (people: string) => `für ${people}`,
  about: <Part>(price: Part): MessageParts<Part> => ['ca.\u00a0', price],
  converted: 'Jede Summe ist für sich umgerechnet, gerundete Beträge gehen deshalb vielleicht nicht genau auf.',
};

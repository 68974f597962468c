import type { MessageParts } from './message-parts.ts';

/** Messages of prices for a group that pages are built with, in English. */
export const en = {
  people: 'People',
  cheapest: <Part>(way: Part): MessageParts<Part> => ['Cheapest: ', way],
  ways: (ways: readonly string[]) => ways.join(' or '),
  forPeople: (people: string) => `for ${people}`,
  about: <Part>(price: Part): MessageParts<Part> => ['about ', price],
  converted: 'Each total is converted on its own, so rounded amounts may not add up.',
};

export type PagePricesMessages = typeof en;

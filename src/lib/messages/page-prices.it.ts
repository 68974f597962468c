import type { MessageParts } from './message-parts.ts';
import type { PagePricesMessages } from './page-prices.en.ts';

/** Messages of prices for a group that pages are built with, in Italian. */
export const it: PagePricesMessages = {
  people: 'Persone',
  cheapest: <Part>(way: Part): MessageParts<Part> => ['Il meno caro: ', way],
  ways: (ways: readonly string[]) => ways.join(' o '),
  forPeople: (people: string) => `per ${people}`,
  about: <Part>(price: Part): MessageParts<Part> => ['circa ', price],
  converted: 'Ogni totale è convertito a parte, quindi la somma degli importi arrotondati può non corrispondere.',
};

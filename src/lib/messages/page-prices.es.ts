import type { MessageParts } from './message-parts.ts';
import type { PagePricesMessages } from './page-prices.en.ts';

/** Messages of prices for a group that pages are built with, in Spanish. */
export const es: PagePricesMessages = {
  people: 'Personas',
  cheapest: <Part>(way: Part): MessageParts<Part> => ['Lo más barato: ', way],
  ways: (ways: readonly string[]) => ways.join(' o '),
  forPeople: (people: string) => `para ${people}`,
  about: <Part>(price: Part): MessageParts<Part> => ['aprox. ', price],
  converted: 'Cada total se convierte por separado, así que los importes redondeados pueden no sumar exacto.',
};

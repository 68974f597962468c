import type { ListingPriceMessages } from './listing-price.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the price of a trip on its page, in Dutch. */
export const nl: ListingPriceMessages = {
  label: 'Prijs',
  extraPerson: <Part>(price: Part): MessageParts<Part> => ['Elke extra persoon: ', price],
  wholeVan: 'Eén prijs voor het hele busje, ook als je alleen reist.',
  example: 'Een voorbeeldprijs.',
  notBookable: 'Deze trip kun je niet boeken.',
  terms: (policy: string, provider: string) => `${policy}. Aanbieder: ${provider}.`,
  cash: <Part>(pesos: string, link: (text: string) => Part): MessageParts<Part> => [
    `Plus ${pesos} per persoon, `,
    link('contant ter plaatse'),
  ],
  groupPays: 'Wat je groep betaalt',
  people: 'Personen',
  total: 'Totaal',
  each: 'Per persoon, ongeveer',
  when: {
    label: 'Wanneer je reist',
    day: 'Dag',
    departure: 'Vertrek',
    choose: 'Kies',
  },
};

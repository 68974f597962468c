import type { MessageParts } from './message-parts.ts';

/** Messages of the price of a trip on its page, in English. */
export const en = {
  label: 'Price',
  extraPerson: <Part>(price: Part): MessageParts<Part> => ['Each extra person: ', price],
  wholeVan: 'One price for the whole van, even if you travel alone.',
  example: 'An example price.',
  notBookable: 'This trip cannot be booked.',
  terms: (policy: string, provider: string) => `${policy}. Run by ${provider}.`,
  cash: <Part>(pesos: string, link: (text: string) => Part): MessageParts<Part> => [
    `Plus ${pesos} per person `,
    link('in cash on the spot'),
  ],
  groupPays: 'What your group pays',
  people: 'People',
  total: 'Total',
  each: 'Each, about',
  when: {
    label: 'When you travel',
    day: 'Day',
    departure: 'Departure',
    choose: 'Choose',
  },
};

export type ListingPriceMessages = typeof en;

import type { ListingPriceMessages } from './listing-price.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the price of a trip on its page, in Italian. */
export const it: ListingPriceMessages = {
  label: 'Prezzo',
  extraPerson: <Part>(price: Part): MessageParts<Part> => ['Ogni persona in più: ', price],
  wholeVan: 'Un prezzo per tutto il van, anche per una persona sola.',
  example: 'Un prezzo di esempio.',
  notBookable: 'Questo viaggio non si può prenotare.',
  terms: (policy: string, provider: string) => `${policy}. Operatore: ${provider}.`,
  cash: <Part>(pesos: string, link: (text: string) => Part): MessageParts<Part> => [
    `Più ${pesos} a persona `,
    link('in contanti sul posto'),
  ],
  groupPays: 'Quanto paga il tuo gruppo',
  people: 'Persone',
  total: 'Totale',
  each: 'A testa, circa',
  when: {
    label: 'Quando viaggi',
    day: 'Giorno',
    departure: 'Partenza',
    choose: 'Scegli',
  },
};

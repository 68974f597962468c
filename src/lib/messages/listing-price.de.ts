import type { ListingPriceMessages } from './listing-price.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the price of a trip on its page, in German. */
export const de: ListingPriceMessages = {
  label: 'Preis',
  extraPerson: <Part>(price: Part): MessageParts<Part> => ['Jede weitere Person: ', price],
  wholeVan: 'Ein Preis für den ganzen Van, auch wenn du allein reist.',
  example: 'Ein Beispielpreis.',
  notBookable: 'Diesen Trip kannst du nicht buchen.',
  terms: (policy: string, provider: string) => `${policy}. Anbieter: ${provider}.`,
  cash: <Part>(pesos: string, link: (text: string) => Part): MessageParts<Part> => [
    `Dazu ${pesos} pro Person `,
    link('bar vor Ort'),
  ],
  groupPays: 'Was deine Gruppe zahlt',
  people: 'Personen',
  total: 'Gesamt',
  each: 'Pro Person, ca.',
  when: {
    label: 'Wann du reist',
    day: 'Tag',
    departure: 'Abfahrt',
    choose: 'Wählen',
  },
};

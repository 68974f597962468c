import type { ListingPriceMessages } from './listing-price.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the price of a trip on its page, in French. */
export const fr: ListingPriceMessages = {
  label: 'Prix',
  extraPerson: <Part>(price: Part): MessageParts<Part> => ['Chaque personne en plus\u00a0: ', price],
  wholeVan: 'Un prix pour le van entier, même si vous voyagez seul.',
  example: 'Un prix d’exemple.',
  notBookable: 'Ce voyage ne peut pas être réservé.',
  terms: (policy: string, provider: string) => `${policy}. Voyage assuré par ${provider}.`,
  cash: <Part>(pesos: string, link: (text: string) => Part): MessageParts<Part> => [
    `Plus ${pesos} par personne `,
    link('en espèces sur place'),
  ],
  groupPays: 'Ce que paie votre groupe',
  people: 'Personnes',
  total: 'Total',
  each: 'Par personne, environ',
  when: {
    label: 'Quand vous voyagez',
    day: 'Jour',
    departure: 'Départ',
    choose: 'Choisir',
  },
};

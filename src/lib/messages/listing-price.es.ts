import type { ListingPriceMessages } from './listing-price.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the price of a trip on its page, in Spanish. */
export const es: ListingPriceMessages = {
  label: 'Precio',
  extraPerson: <Part>(price: Part): MessageParts<Part> => ['Cada persona adicional: ', price],
  wholeVan: 'Un precio por toda la minivan, aunque viajes sin nadie más.',
  example: 'Un precio de ejemplo.',
  notBookable: 'Este viaje no se puede reservar.',
  terms: (policy: string, provider: string) => `${policy}. Operador: ${provider}.`,
  cash: <Part>(pesos: string, link: (text: string) => Part): MessageParts<Part> => [
    `Más ${pesos} por persona `,
    link('en efectivo, en destino'),
  ],
  groupPays: 'Lo que paga tu grupo',
  people: 'Personas',
  total: 'Total',
  each: 'Por persona, aprox.',
  when: {
    label: 'Cuándo viajas',
    day: 'Día',
    departure: 'Salida',
    choose: 'Elegir',
  },
};

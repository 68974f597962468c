import type { ListingCashMessages } from './listing-cash.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the cash that a trip needs on the spot, in French. */
export const fr: ListingCashMessages = {
  title: 'Espèces à emporter',
  fees: 'Vous payez ces frais en pesos sur place, à la commune, au parc ou aux bateliers. Ils ne sont pas compris dans le prix.',
  bring: <Part>(amount: Part): MessageParts<Part> => ['Emportez ', amount, ' par personne.'],
  inBrackets: <Part>(price: Part): MessageParts<Part> => [' (environ ', price, ')'],
  about: <Part>(price: Part): MessageParts<Part> => ['environ ', price],
  amount: { person: (pesos: string) => `${pesos} par personne`, item: (pesos: string) => `${pesos} l’unité` },
  optional: (fee: string) => `${fee} (facultatif)`,
};

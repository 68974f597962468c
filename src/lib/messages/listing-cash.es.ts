import type { ListingCashMessages } from './listing-cash.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the cash that a trip needs on the spot, in Spanish. */
export const es: ListingCashMessages = {
  title: 'Lleva en efectivo',
  fees: 'Estas tasas se pagan en pesos, en destino, al municipio, al parque o a los barqueros. No están incluidas en el precio.',
  bring: <Part>(amount: Part): MessageParts<Part> => ['Lleva ', amount, ' por persona.'],
  inBrackets: <Part>(price: Part): MessageParts<Part> => [' (aprox. ', price, ')'],
  about: <Part>(price: Part): MessageParts<Part> => ['aprox. ', price],
  amount: { person: (pesos: string) => `${pesos} por persona`, item: (pesos: string) => `${pesos} por unidad` },
  optional: (fee: string) => `${fee} (opcional)`,
};

import type { ListingCashMessages } from './listing-cash.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the cash that a trip needs on the spot, in Italian. */
export const it: ListingCashMessages = {
  title: 'Contanti da portare',
  fees: 'Questi costi li paghi in pesos sul posto, al comune, al parco o ai barcaioli. Non sono compresi nel prezzo.',
  bring: <Part>(amount: Part): MessageParts<Part> => ['Porta ', amount, ' a persona.'],
  inBrackets: <Part>(price: Part): MessageParts<Part> => [' (circa ', price, ')'],
  about: <Part>(price: Part): MessageParts<Part> => ['circa ', price],
  amount: { person: (pesos: string) => `${pesos} a persona`, item: (pesos: string) => `${pesos} ciascuno` },
  optional: (fee: string) => `${fee} (facoltativo)`,
};

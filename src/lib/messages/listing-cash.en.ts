import type { MessageParts } from './message-parts.ts';

/** Messages of the cash that a trip needs on the spot, in English. */
export const en = {
  title: 'Cash to bring',
  fees: 'You pay these fees in pesos on the spot, to the municipality, the park or the boatmen. They are not included in the price.',
  bring: <Part>(amount: Part): MessageParts<Part> => ['Bring ', amount, ' per person.'],
  inBrackets: <Part>(price: Part): MessageParts<Part> => [' (about ', price, ')'],
  about: <Part>(price: Part): MessageParts<Part> => ['about ', price],
  amount: { person: (pesos: string) => `${pesos} per person`, item: (pesos: string) => `${pesos} each` },
  optional: (fee: string) => `${fee} (optional)`,
};

export type ListingCashMessages = typeof en;

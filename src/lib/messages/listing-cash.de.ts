import type { ListingCashMessages } from './listing-cash.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the cash that a trip needs on the spot, in German. */
export const de: ListingCashMessages = {
  title: 'Bargeld zum Mitnehmen',
  fees: 'Diese Gebühren zahlst du vor Ort in Pesos, an die Gemeinde, den Park oder die Bootsleute. Sie sind nicht im Preis enthalten.',
  bring: <Part>(amount: Part): MessageParts<Part> => ['Nimm pro Person ', amount, ' mit.'],
  inBrackets: <Part>(price: Part): MessageParts<Part> => [' (ca.\u00a0', price, ')'],
  about: <Part>(price: Part): MessageParts<Part> => ['ca.\u00a0', price],
  amount: { person: (pesos: string) => `${pesos} pro Person`, item: (pesos: string) => `${pesos} pro Stück` },
  optional: (fee: string) => `${fee} (freiwillig)`,
};

import type { ListingCashMessages } from './listing-cash.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the cash that a trip needs on the spot, in Dutch. */
export const nl: ListingCashMessages = {
  title: 'Contant meenemen',
  fees: "Deze kosten betaal je ter plaatse in peso's, aan de gemeente, het park of de bootbemanning. Ze zitten niet in de prijs.",
  bring: <Part>(amount: Part): MessageParts<Part> => ['Neem ', amount, ' per persoon mee.'],
  inBrackets: <Part>(price: Part): MessageParts<Part> => [' (ongeveer ', price, ')'],
  about: <Part>(price: Part): MessageParts<Part> => ['ongeveer ', price],
  amount: { person: (pesos: string) => `${pesos} per persoon`, item: (pesos: string) => `${pesos} per stuk` },
  optional: (fee: string) => `${fee} (niet verplicht)`,
};

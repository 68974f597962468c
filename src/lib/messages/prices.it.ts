import type { MessageParts } from './message-parts.ts';
import type { PricesMessages } from './prices.en.ts';

/** Messages of a price as islands show it in Italian. */
export const it: PricesMessages = {
  about: <Part>(price: Part): MessageParts<Part> => ['circa ', price],
};

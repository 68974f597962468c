import type { MessageParts } from './message-parts.ts';
import type { PricesMessages } from './prices.en.ts';

/** Messages of a price as islands show it in Dutch. */
export const nl: PricesMessages = {
  about: <Part>(price: Part): MessageParts<Part> => ['ongeveer ', price],
};

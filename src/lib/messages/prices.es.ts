import type { MessageParts } from './message-parts.ts';
import type { PricesMessages } from './prices.en.ts';

/** Messages of a price as islands show it in Spanish. */
export const es: PricesMessages = {
  about: <Part>(price: Part): MessageParts<Part> => ['aprox. ', price],
};

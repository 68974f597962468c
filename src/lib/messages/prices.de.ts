import type { MessageParts } from './message-parts.ts';
import type { PricesMessages } from './prices.en.ts';

/** Messages of a price as islands show it in German. */
export const de: PricesMessages = {
  about: <Part>(price: Part): MessageParts<Part> => ['ca.\u00a0', price],
};

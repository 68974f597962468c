import type { MessageParts } from './message-parts.ts';
import type { PricesMessages } from './prices.en.ts';

/** Messages of a price as islands show it in Chinese. */
export const zh: PricesMessages = {
  about: <Part>(price: Part): MessageParts<Part> => ['约 ', price],
};

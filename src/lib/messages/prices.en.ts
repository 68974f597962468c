import type { MessageParts } from './message-parts.ts';

/** Messages of a price as islands show it in English. */
export const en = {
  about: <Part>(price: Part): MessageParts<Part> => ['about ', price],
};

export type PricesMessages = typeof en;

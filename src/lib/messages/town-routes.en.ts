import type { MessageParts } from './message-parts.ts';

/** Messages of links from town to town, in English. */
export const en = {
  from: <Part>(price: Part): MessageParts<Part> => ['from ', price],
};

export type TownRoutesMessages = typeof en;

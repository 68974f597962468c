import type { MessageParts } from './message-parts.ts';

/** Messages of links from town to town, in English. */
export const en = {
  between: (origin: string, destination: string) => `${origin} to ${destination}`,
  from: <Part>(price: Part): MessageParts<Part> => ['from ', price],
};

export type TownRoutesMessages = typeof en;

import type { MessageParts } from './message-parts.ts';
import type { TownRoutesMessages } from './town-routes.en.ts';

/** Messages of links from town to town, in German. */
export const de: TownRoutesMessages = {
  from: <Part>(price: Part): MessageParts<Part> => ['ab ', price],
};

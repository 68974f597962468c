import type { MessageParts } from './message-parts.ts';
import type { TownRoutesMessages } from './town-routes.en.ts';

/** Messages of links from town to town, in Dutch. */
export const nl: TownRoutesMessages = {
  from: <Part>(price: Part): MessageParts<Part> => ['vanaf ', price],
};

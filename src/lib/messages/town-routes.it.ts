import type { MessageParts } from './message-parts.ts';
import type { TownRoutesMessages } from './town-routes.en.ts';

/** Messages of links from town to town, in Italian. */
export const it: TownRoutesMessages = {
  from: <Part>(price: Part): MessageParts<Part> => ['da ', price],
};

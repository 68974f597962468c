import type { MessageParts } from './message-parts.ts';
import type { TownRoutesMessages } from './town-routes.en.ts';

/** Messages of links from town to town, in Chinese. */
export const zh: TownRoutesMessages = {
  from: <Part>(price: Part): MessageParts<Part> => [price, '起'],
};

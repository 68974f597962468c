import type { ListingCardMessages } from './listing-card.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the card of a listing in Chinese. */
export const zh: ListingCardMessages = {
  bestseller: '热门',
  typeAndDuration: (type: string, duration: string) => `${type} · ${duration}`,
  about: '约 ',
  unitPrice: <Part>(about: Part, price: Part, unit: string): MessageParts<Part> => [`${unit} `, about, price],
  save: '收藏',
  saveTrip: (trip: string) => `收藏${trip}`,
  compareTrip: (trip: string) => `对比${trip}`,
};

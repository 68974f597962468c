import type { ListingCardMessages } from './listing-card.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the card of a listing in Korean. */
export const ko: ListingCardMessages = {
  bestseller: '인기',
  typeAndDuration: (type: string, duration: string) => `${type} · ${duration}`,
  about: '약 ',
  unitPrice: <Part>(about: Part, price: Part, unit: string): MessageParts<Part> => [`${unit} `, about, price],
  save: '저장',
  saveTrip: (trip: string) => `저장: ${trip}`,
  compareTrip: (trip: string) => `비교: ${trip}`,
};

import type { ListingCardMessages } from './listing-card.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the card of a listing in Dutch. */
export const nl: ListingCardMessages = {
  bestseller: 'Bestseller',
  typeAndDuration: (type: string, duration: string) => `${type} · ${duration}`,
  about: 'ongeveer ',
  unitPrice: <Part>(about: Part, price: Part, unit: string): MessageParts<Part> => [about, price, ` ${unit}`],
  save: 'Bewaren',
  saveTrip: (trip: string) => `${trip} bewaren`,
  compareTrip: (trip: string) => `${trip} vergelijken`,
};

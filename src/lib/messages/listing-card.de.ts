import type { ListingCardMessages } from './listing-card.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the card of a listing in German. */
export const de: ListingCardMessages = {
  bestseller: 'Bestseller',
  typeAndDuration: (type: string, duration: string) => `${type} · ${duration}`,
  about: 'ca.\u00a0',
  unitPrice: <Part>(about: Part, price: Part, unit: string): MessageParts<Part> => [about, price, ` ${unit}`],
  save: 'Merken',
  saveTrip: (trip: string) => `${trip} merken`,
  compareTrip: (trip: string) => `${trip} vergleichen`,
};

import type { ListingCardMessages } from './listing-card.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the card of a listing in Italian. */
export const it: ListingCardMessages = {
  bestseller: 'Bestseller',
  typeAndDuration: (type: string, duration: string) => `${type} · ${duration}`,
  about: 'circa ',
  unitPrice: <Part>(about: Part, price: Part, unit: string): MessageParts<Part> => [about, price, ` ${unit}`],
  save: 'Salva',
  saveTrip: (trip: string) => `Salva ${trip}`,
  compareTrip: (trip: string) => `Confronta ${trip}`,
};

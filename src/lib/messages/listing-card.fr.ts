import type { ListingCardMessages } from './listing-card.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the card of a listing in French. */
export const fr: ListingCardMessages = {
  bestseller: 'Best-seller',
  typeAndDuration: (type: string, duration: string) => `${type} · ${duration}`,
  about: 'environ ',
  unitPrice: <Part>(about: Part, price: Part, unit: string): MessageParts<Part> => [about, price, ` ${unit}`],
  save: 'Enregistrer',
  saveTrip: (trip: string) => `Enregistrer\u00a0: ${trip}`,
  compareTrip: (trip: string) => `Comparer\u00a0: ${trip}`,
};

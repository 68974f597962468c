import type { ListingCardMessages } from './listing-card.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the card of a listing in Spanish. */
export const es: ListingCardMessages = {
  bestseller: 'Más vendido',
  typeAndDuration: (type: string, duration: string) => `${type} · ${duration}`,
  about: 'aprox. ',
  unitPrice: <Part>(about: Part, price: Part, unit: string): MessageParts<Part> => [about, price, ` ${unit}`],
  save: 'Guardar',
  saveTrip: (trip: string) => `Guardar ${trip}`,
  compareTrip: (trip: string) => `Comparar ${trip}`,
};

import type { MessageParts } from './message-parts.ts';

/** Messages of the card of a listing in English. */
export const en = {
  bestseller: 'Bestseller',
  typeAndDuration: (type: string, duration: string) => `${type} · ${duration}`,
  about: 'about ',
  unitPrice: <Part>(about: Part, price: Part, unit: string): MessageParts<Part> => [about, price, ` ${unit}`],
  save: 'Save',
  saveTrip: (trip: string) => `Save ${trip}`,
  compareTrip: (trip: string) => `Compare ${trip}`,
};

export type ListingCardMessages = typeof en;

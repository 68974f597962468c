import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';
import type { StoredBookingsMessages } from './stored-bookings.en.ts';

/** Messages of the bookings of a device in German. */
export const de: StoredBookingsMessages = {
  ahead: 'Was bevorsteht',
  past: 'Vorbei und storniert',
  titleAndMore: (trip: string, more: number) =>
    plural('de', more, { one: `${trip} und 1 weiterer`, other: `${trip} und ${more} weitere` }),
  next: <Part>(moment: Part): MessageParts<Part> => [moment, ', Palawan-Zeit'],
  hotelMissing: 'Wir brauchen noch dein Hotel: Öffne die Buchung und trag es ein.',
  reference: (ref: string) => `Buchungsnummer ${ref}`,
  remove: 'Von diesem Gerät entfernen',
  removeWhich: (ref: string) => `: Buchung ${ref}`,
};

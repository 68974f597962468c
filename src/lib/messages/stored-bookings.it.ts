import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';
import type { StoredBookingsMessages } from './stored-bookings.en.ts';

/** Messages of the bookings of a device in Italian. */
export const it: StoredBookingsMessages = {
  ahead: 'In arrivo',
  past: 'Passate e cancellate',
  titleAndMore: (trip: string, more: number) =>
    plural('it', more, { one: `${trip} e 1 altro`, other: `${trip} e altri ${more}` }),
  next: <Part>(moment: Part): MessageParts<Part> => [moment, ', ora di Palawan'],
  hotelMissing: 'Ci manca ancora il tuo hotel: apri la prenotazione e aggiungilo.',
  reference: (ref: string) => `Codice ${ref}`,
  remove: 'Togli da questo dispositivo',
  removeWhich: (ref: string) => `: prenotazione ${ref}`,
};

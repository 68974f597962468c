import type { MessageParts } from './message-parts.ts';
import type { StoredBookingsMessages } from './stored-bookings.en.ts';

/** Messages of the bookings of a device in Spanish. */
export const es: StoredBookingsMessages = {
  ahead: 'Próximos',
  past: 'Pasados y cancelados',
  titleAndMore: (trip: string, more: number) => `${trip} y ${more} más`,
  next: <Part>(moment: Part): MessageParts<Part> => [moment, ', hora de Palawan'],
  hotelMissing: 'Todavía nos falta tu hotel: abre la reserva y añádelo.',
  reference: (ref: string) => `Referencia ${ref}`,
  remove: 'Quitar de este dispositivo',
  removeWhich: (ref: string) => `: reserva ${ref}`,
};

import type { MessageParts } from './message-parts.ts';
import type { StoredBookingsMessages } from './stored-bookings.en.ts';

/** Messages of the bookings of a device in Dutch. */
export const nl: StoredBookingsMessages = {
  ahead: 'Komt eraan',
  past: 'Voorbij en geannuleerd',
  titleAndMore: (trip: string, more: number) => `${trip} en nog ${more}`,
  next: <Part>(moment: Part): MessageParts<Part> => [moment, ', Palawan-tijd'],
  hotelMissing: 'We missen je hotel nog: open de boeking en vul het in.',
  reference: (ref: string) => `Boekingscode ${ref}`,
  remove: 'Van dit apparaat halen',
  removeWhich: (ref: string) => `: boeking ${ref}`,
};

import type { MessageParts } from './message-parts.ts';
import type { StoredBookingsMessages } from './stored-bookings.en.ts';

/** Messages of the bookings of a device in French. */
export const fr: StoredBookingsMessages = {
  ahead: 'À venir',
  past: 'Passées et annulées',
  titleAndMore: (trip: string, more: number) => `${trip} et ${more} de plus`,
  next: <Part>(moment: Part): MessageParts<Part> => [moment, ', heure de Palawan'],
  hotelMissing: 'Il nous manque encore votre hôtel\u00a0: ouvrez la réservation et ajoutez-le.',
  reference: (ref: string) => `Référence ${ref}`,
  remove: 'Retirer de cet appareil',
  removeWhich: (ref: string) => `\u00a0: réservation ${ref}`,
};

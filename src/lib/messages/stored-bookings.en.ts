import type { MessageParts } from './message-parts.ts';

/** Messages of the bookings of a device in English. */
export const en = {
  ahead: 'Coming up',
  past: 'Past and cancelled',
  titleAndMore: (trip: string, more: number) => `${trip} and ${more} more`,
  next: <Part>(moment: Part): MessageParts<Part> => [moment, ', Palawan time'],
  hotelMissing: 'We still need your hotel: open the booking and add it.',
  reference: (ref: string) => `Reference ${ref}`,
  remove: 'Remove from this device',
  removeWhich: (ref: string) => `: booking ${ref}`,
};

export type StoredBookingsMessages = typeof en;

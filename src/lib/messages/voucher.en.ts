import type { MessageParts } from './message-parts.ts';

/** Messages of a voucher in English. */
export const en = {
  title: 'Voucher',
  titleUnpaid: 'Voucher, valid once it is paid',
  operatorAndRef: (operator: string, ref: string) => `${operator}, booking ${ref}`,
  qrCode: (ref: string) => `Booking ${ref} as a QR code for the driver or guide`,
  palawanTime: 'All times are Palawan time.',
  hours: <Part>(ready: Part, leaves: Part): MessageParts<Part> => ['Be ready at ', ready, ', leaves ', leaves],
  pickup: 'Pickup',
  dropoff: 'Drop-off',
  openInMaps: 'Open in maps',
  group: 'For',
  peopleAndProvider: (people: string, provider: string) => `${people}, run by ${provider}`,
  arrival: 'You arrive with',
  cash: 'Cash to bring',
  cashFor: <Part>(amount: Part): MessageParts<Part> => [amount, ' for fees on the spot'],
  note: 'Your note',
  hotel: {
    label: { pickup: 'Pickup hotel', dropoff: 'Drop-off hotel' },
    labelFor: {
      pickup: (trip: string) => `Pickup hotel, ${trip}`,
      dropoff: (trip: string) => `Drop-off hotel, ${trip}`,
    },
    problem: 'Enter the name of the hotel.',
    save: 'Save hotel',
    saving: 'Saving …',
    changed: 'Nothing was saved. Check the booking and try again.',
    failed: { not: 'The hotel was not saved', safe: 'Your booking has not changed.' },
  },
};

export type VoucherMessages = typeof en;

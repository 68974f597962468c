import type { BookingCancellationMessages } from './booking-cancellation.en.ts';

/** Messages of the cancellation of a booking in German. */
export const de: BookingCancellationMessages = {
  tooLate: 'Diese Buchung kannst du hier nicht mehr stornieren. Schreib uns, und wir sehen, was wir tun können.',
  cancel: 'Buchung stornieren',
  title: 'Diese Buchung stornieren?',
  allTrips: 'Damit stornierst du alle Trips der Buchung. Das lässt sich nicht rückgängig machen.',
  reason: 'Warum? (freiwillig)',
  cancelling: 'Wird storniert …',
  keep: 'Buchung behalten',
  changed: 'Es wurde nichts storniert. Prüf die Buchung und versuch es noch einmal.',
  failed: { not: 'Es wurde nichts storniert', safe: 'Deine Buchung ist auf diesem Gerät gespeichert.' },
};

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
  trip: {
    action: 'Geld zurück',
    actionFor: (trip: string) => `Geld zurück: ${trip}`,
    title: 'Diesen Trip erstatten lassen?',
    remove: {
      action: 'Trip herausnehmen',
      actionFor: (trip: string) => `Trip herausnehmen: ${trip}`,
      title: 'Diesen Trip herausnehmen?',
    },
    all: (amount: string) =>
      `Du bekommst ${amount} zurück, alles, was du für diesen Trip bezahlt hast, auf dem Weg, auf dem du gezahlt hast.`,
    rest: (amount: string) => `Du bekommst ${amount} zurück, auf dem Weg, auf dem du gezahlt hast.`,
    nothingMore: 'Für diesen Trip gibt es nichts mehr zu erstatten.',
    nothingPaid: 'Für diesen Trip hast du noch nichts bezahlt, also gibt es nichts zu erstatten.',
    others:
      'Damit ist der Trip nicht mehr Teil deiner Buchung. Deine anderen Trips bleiben gebucht. Das lässt sich nicht rückgängig machen.',
    confirm: 'Trip herausnehmen',
    busy: 'Einen Moment …',
    keep: 'Trip behalten',
    changed: 'Es wurde nichts geändert. Prüf die Buchung und versuch es noch einmal.',
    not: 'Es wurde nichts geändert',
  },
};

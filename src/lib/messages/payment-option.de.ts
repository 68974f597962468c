import type { PaymentOptionMessages } from './payment-option.en.ts';

/** Messages of the button that books, and below it, in German. */
export const de: PaymentOptionMessages = {
  request: { action: 'Anfrage schreiben', note: 'Die Nachricht schickst du selbst an uns.' },
  later: {
    action: 'Buchen, wenn ich online bin',
    note: 'Wir speichern die Buchung auf diesem Handy und senden sie, sobald du online bist. Wie du zahlst, wählst du dann.',
  },
  byHand: {
    action: 'Jetzt buchen',
    note: 'Auf dieser Seite zahlst du nicht. Als Nächstes zeigen wir dir, wie du zahlst.',
  },
  pay: (price: string) => `Buchen und ${price} zahlen`,
  payAbout: (price: string) => `Buchen und ca.\u00a0${price} zahlen`,
  charge: (charge: string) => `${charge}.`,
};

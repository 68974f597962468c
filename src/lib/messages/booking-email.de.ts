import type { BookingEmailMessages } from './booking-email.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the e-mail address of a booking in German. */
export const de: BookingEmailMessages = {
  sent: <Part>(email: Part): MessageParts<Part> => [
    'Wir haben alles an ',
    email,
    ' geschickt. Nichts angekommen? Sieh im Spam-Ordner nach, dann lass es dir noch einmal senden.',
  ],
  sentCorrectable: <Part>(email: Part): MessageParts<Part> => [
    'Wir haben alles an ',
    email,
    ' geschickt. Nichts angekommen? Sieh im Spam-Ordner nach, dann lass es dir noch einmal senden oder korrigiere die Adresse.',
  ],
  sendAgain: 'Noch einmal senden',
  correct: 'Adresse korrigieren',
  sentAgain: (email: string) =>
    `Unsere E-Mail ist unterwegs an ${email}. Das kann ein paar Minuten dauern. Sieh auch im Spam-Ordner nach.`,
  corrected: (email: string) =>
    `Unsere E-Mail ist unterwegs an ${email}. Links in früheren E-Mails funktionieren nicht mehr.`,
  field: 'E-Mail',
  problem: 'Gib eine E-Mail-Adresse ein, zum Beispiel maria@example.com.',
  save: 'Speichern und E-Mail senden',
  busy: 'Einen Moment …',
  cannotCorrect: 'Hier kannst du die Adresse nicht korrigieren. Schreib uns.',
  failed: { not: 'Es wurde nichts gesendet', safe: 'Deine Buchung ist auf diesem Gerät gespeichert.' },
};

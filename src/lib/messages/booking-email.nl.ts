import type { BookingEmailMessages } from './booking-email.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the e-mail address of a booking in Dutch. */
export const nl: BookingEmailMessages = {
  sent: <Part>(email: Part): MessageParts<Part> => [
    'We hebben alles gestuurd naar ',
    email,
    '. Niets ontvangen? Kijk in je spammap en verstuur het dan opnieuw.',
  ],
  sentCorrectable: <Part>(email: Part): MessageParts<Part> => [
    'We hebben alles gestuurd naar ',
    email,
    '. Niets ontvangen? Kijk in je spammap en verstuur het dan opnieuw of verbeter het adres.',
  ],
  sendAgain: 'Opnieuw versturen',
  correct: 'Adres verbeteren',
  sentAgain: (email: string) =>
    `Onze e-mail is onderweg naar ${email}. Het kan een paar minuten duren. Kijk ook in je spammap.`,
  corrected: (email: string) => `Onze e-mail is onderweg naar ${email}. Links in eerdere e-mails werken niet meer.`,
  field: 'E-mailadres',
  problem: 'Vul een e-mailadres in, zoals maria@example.com.',
  save: 'Bewaren en e-mail versturen',
  busy: 'Een moment …',
  cannotCorrect: 'Hier kun je het adres niet verbeteren. Schrijf ons.',
  failed: { not: 'Er is niets verstuurd', safe: 'Je boeking is op dit apparaat bewaard.' },
};

import type { BookingEmailMessages } from './booking-email.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the e-mail address of a booking in Italian. */
export const it: BookingEmailMessages = {
  sent: <Part>(email: Part): MessageParts<Part> => [
    'Abbiamo mandato tutto a ',
    email,
    '. Non è arrivato? Guarda nello spam, poi mandalo di nuovo.',
  ],
  sentCorrectable: <Part>(email: Part): MessageParts<Part> => [
    'Abbiamo mandato tutto a ',
    email,
    '. Non è arrivato? Guarda nello spam, poi mandalo di nuovo o correggi l’indirizzo.',
  ],
  sendAgain: 'Manda di nuovo',
  correct: 'Correggi l’indirizzo',
  sentAgain: (email: string) =>
    `La nostra e-mail è in viaggio verso ${email}. Può metterci qualche minuto. Guarda anche nello spam.`,
  corrected: (email: string) =>
    `La nostra e-mail è in viaggio verso ${email}. I link nelle e-mail precedenti non funzionano più.`,
  field: 'E-mail',
  problem: 'Scrivi un indirizzo e-mail come maria@example.com.',
  save: 'Salva e manda l’e-mail',
  busy: 'Un momento…',
  cannotCorrect: 'Qui non puoi correggere l’indirizzo. Scrivici.',
  failed: { not: 'Non è stato mandato niente', safe: 'La tua prenotazione è salvata su questo dispositivo.' },
};

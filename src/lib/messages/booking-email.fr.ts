import type { BookingEmailMessages } from './booking-email.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the e-mail address of a booking in French. */
export const fr: BookingEmailMessages = {
  sent: <Part>(email: Part): MessageParts<Part> => [
    'Nous avons tout envoyé à ',
    email,
    '. Rien reçu\u202f? Regardez dans vos spams, puis renvoyez l’e-mail.',
  ],
  sentCorrectable: <Part>(email: Part): MessageParts<Part> => [
    'Nous avons tout envoyé à ',
    email,
    '. Rien reçu\u202f? Regardez dans vos spams, puis renvoyez l’e-mail ou corrigez l’adresse.',
  ],
  sendAgain: 'Renvoyer l’e-mail',
  correct: 'Corriger l’adresse',
  sentAgain: (email: string) =>
    `Notre e-mail est en route vers ${email}. Cela peut prendre quelques minutes. Regardez aussi dans vos spams.`,
  corrected: (email: string) =>
    `Notre e-mail est en route vers ${email}. Les liens des e-mails précédents ne marchent plus.`,
  field: 'E-mail',
  problem: 'Indiquez une adresse e-mail comme maria@example.com.',
  save: 'Enregistrer et envoyer l’e-mail',
  busy: 'Un instant…',
  cannotCorrect: 'Vous ne pouvez pas corriger l’adresse ici. Écrivez-nous.',
  failed: { not: 'Rien n’a été envoyé', safe: 'Votre réservation est enregistrée sur cet appareil.' },
};

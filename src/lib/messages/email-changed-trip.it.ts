import type { EmailChangedTripMessages } from './email-changed-trip.en.ts';

/** Messages of the mail about a changed trip in Italian. */
export const it: EmailChangedTripMessages = {
  subject: (ref: string) => `Prenotazione ${ref}: il tuo viaggio è cambiato`,
  subjectMoved: (ref: string, moment: string) => `Prenotazione ${ref}: il tuo viaggio è ora ${moment}`,
  trip: 'Viaggio',
  before: 'Prima',
  now: 'Ora',
  byOperator:
    'Abbiamo cambiato la tua prenotazione. Questi sono i nuovi dettagli: usa questa e-mail al posto della precedente.',
  byTraveller:
    'Hai cambiato la tua prenotazione. Questi sono i nuovi dettagli: usa questa e-mail al posto della precedente.',
  refund: (amount: string) => `Ti rimborseremo ${amount}. Ti scriviamo per e-mail quando il denaro è in viaggio.`,
};

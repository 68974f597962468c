import type { EmailDroppedTripMessages } from './email-dropped-trip.en.ts';

/** Messages of the mail about a trip that was called off and taken out, in Italian. */
export const it: EmailDroppedTripMessages = {
  subject: (ref: string, day: string) => `Prenotazione ${ref}: rimborso per il viaggio di ${day}`,
  byOperator: 'Abbiamo tolto dalla tua prenotazione questo viaggio, che è annullato:',
  byTraveller: 'Hai scelto il rimborso per questo viaggio, che è annullato. Non fa più parte della tua prenotazione:',
  refund: {
    title: 'Rimborso',
    amount: (amount: string) => `Ti rimborsiamo ${amount}. Ti scriviamo un’e-mail appena il denaro è in viaggio.`,
    nothingPaid: 'Per questo viaggio non avevi pagato niente, quindi non c’è niente da rimborsare.',
    before: 'Quello che hai pagato per questo viaggio te lo abbiamo già rimborsato.',
  },
  others: 'Ancora prenotato',
};

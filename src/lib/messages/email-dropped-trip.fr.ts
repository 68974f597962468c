import type { EmailDroppedTripMessages } from './email-dropped-trip.en.ts';

/** Messages of the mail about a trip that was called off and taken out, in French. */
export const fr: EmailDroppedTripMessages = {
  subject: (ref: string, day: string) => `Réservation ${ref}\u00a0: remboursement de votre voyage du ${day}`,
  byOperator: 'Nous avons retiré de votre réservation ce voyage, qui n’aura pas lieu\u00a0:',
  byTraveller:
    'Vous avez choisi le remboursement de ce voyage, qui n’aura pas lieu. Il ne fait plus partie de votre réservation\u00a0:',
  refund: {
    title: 'Remboursement',
    amount: (amount: string) =>
      `Nous vous remboursons ${amount}. Nous vous enverrons un e-mail dès que l’argent sera en route.`,
    nothingPaid: 'Vous n’aviez rien payé pour ce voyage, il n’y a donc rien à rembourser.',
    before: 'Nous avons déjà remboursé ce que vous avez payé pour ce voyage.',
  },
  others: 'Toujours réservé',
};

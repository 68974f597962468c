import type { BookingPaymentMessages } from './booking-payment.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of paying a booking that was placed, in French. */
export const fr: BookingPaymentMessages = {
  form: 'Payer',
  howToPay: 'Comment payer',
  payRestBy: <Part>(moment: Part): MessageParts<Part> => ['Payez le reste avant le ', moment, ' (heure de Palawan)'],
  another: 'Payer autrement',
  calledOff: {
    alone: 'Votre voyage n’aura pas lieu. Avant de payer, choisissez un autre jour. Ou annulez la réservation.',
    amongOthers:
      'Un de vos voyages n’aura pas lieu. Avant de payer, choisissez-lui un autre jour, ou retirez-le de la réservation.',
  },
  noService: 'Vous ne pouvez pas payer sur cette copie du site. Écrivez-nous et nous vous dirons comment payer.',
  showHow: 'Voir comment payer',
  pay: (amount: string) => `Payer ${amount}`,
  busy: 'Un instant…',
  instructions: <Part>(amount: Part): MessageParts<Part> => ['Payez ', amount, ' de l’une de ces façons\u00a0:'],
  copyReference: 'Copier la référence',
  nothingDue: 'Il n’y a rien à payer pour le moment.',
  failed: { not: 'Aucun paiement n’a commencé', safe: 'Votre réservation n’a pas changé.' },
};

import type { PaymentOptionMessages } from './payment-option.en.ts';

/** Messages of the button that books, and below it, in French. */
export const fr: PaymentOptionMessages = {
  request: { action: 'Écrire ma demande', note: 'C’est vous qui nous envoyez le message.' },
  later: {
    action: 'Réserver une fois en ligne',
    note: 'Nous enregistrons la réservation sur ce téléphone et l’envoyons dès que vous êtes en ligne. Vous choisirez alors comment payer.',
  },
  byHand: {
    action: 'Réserver',
    note: 'Vous ne payez pas sur cette page. Ensuite, nous vous montrons comment payer.',
  },
  pay: (price: string) => `Réserver et payer ${price}`,
  payAbout: (price: string) => `Réserver et payer environ ${price}`,
  charge: (charge: string) => `${charge}.`,
};

import type { CheckoutSessionMessages } from './checkout-session.en.ts';

/** Messages on the page of a payment service, in French. */
export const fr: CheckoutSessionMessages = {
  fullPrice: (ref: string) => `Réservation ${ref}\u00a0: prix complet`,
  deposit: (ref: string) => `Réservation ${ref}\u00a0: acompte`,
  balance: (ref: string) => `Réservation ${ref}\u00a0: solde`,
};

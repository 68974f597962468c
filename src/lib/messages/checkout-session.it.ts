import type { CheckoutSessionMessages } from './checkout-session.en.ts';

/** Messages on the page of a payment service, in Italian. */
export const it: CheckoutSessionMessages = {
  fullPrice: (ref: string) => `Prenotazione ${ref}: prezzo intero`,
  deposit: (ref: string) => `Prenotazione ${ref}: acconto`,
  balance: (ref: string) => `Prenotazione ${ref}: saldo`,
};

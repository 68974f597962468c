import type { CheckoutSessionMessages } from './checkout-session.en.ts';

/** Messages on the page of a payment service, in German. */
export const de: CheckoutSessionMessages = {
  fullPrice: (ref: string) => `Buchung ${ref}: voller Preis`,
  deposit: (ref: string) => `Buchung ${ref}: Anzahlung`,
  balance: (ref: string) => `Buchung ${ref}: Restbetrag`,
};

import type { CheckoutSessionMessages } from './checkout-session.en.ts';

/** Messages on the page of a payment service, in Dutch. */
export const nl: CheckoutSessionMessages = {
  fullPrice: (ref: string) => `Boeking ${ref}: volledige prijs`,
  deposit: (ref: string) => `Boeking ${ref}: aanbetaling`,
  balance: (ref: string) => `Boeking ${ref}: restbedrag`,
};

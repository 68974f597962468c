import type { CheckoutSessionMessages } from './checkout-session.en.ts';

/** Messages on the page of a payment service, in Spanish. */
export const es: CheckoutSessionMessages = {
  fullPrice: (ref: string) => `Reserva ${ref}: precio completo`,
  deposit: (ref: string) => `Reserva ${ref}: anticipo`,
  balance: (ref: string) => `Reserva ${ref}: resto`,
};

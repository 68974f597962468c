import type { CheckoutSessionMessages } from './checkout-session.en.ts';

/** Messages on the page of a payment service, in Korean. */
export const ko: CheckoutSessionMessages = {
  fullPrice: (ref: string) => `예약 ${ref}: 전액`,
  deposit: (ref: string) => `예약 ${ref}: 예약금`,
  balance: (ref: string) => `예약 ${ref}: 잔금`,
};

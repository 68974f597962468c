import type { CheckoutSessionMessages } from './checkout-session.en.ts';

/** Messages on the page of a payment service, in Chinese. */
export const zh: CheckoutSessionMessages = {
  fullPrice: (ref: string) => `预订 ${ref}：全款`,
  deposit: (ref: string) => `预订 ${ref}：订金`,
  balance: (ref: string) => `预订 ${ref}：尾款`,
};

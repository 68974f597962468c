import type { ChargeMessages } from './charge.en.ts';

/** Messages about the currency that a payment charges, in German. */
export const de: ChargeMessages = {
  dollars: (amount: string) => `Du zahlst in US-Dollar: ${amount}`,
  about: (currency: string, amount: string) => `Du zahlst in ${currency}: ca.\u00a0${amount}`,
  currency: (currency: string) => `Du zahlst in ${currency}`,
};

import type { ChargeMessages } from './charge.en.ts';

/** Messages about the currency that a payment charges, in Italian. */
export const it: ChargeMessages = {
  dollars: (amount: string) => `Paghi in dollari USA: ${amount}`,
  about: (currency: string, amount: string) => `Paghi in ${currency}: circa ${amount}`,
  currency: (currency: string) => `Paghi in ${currency}`,
};

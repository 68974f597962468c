import type { ChargeMessages } from './charge.en.ts';

/** Messages about the currency that a payment charges, in Spanish. */
export const es: ChargeMessages = {
  dollars: (amount: string) => `Pagas en dólares estadounidenses: ${amount}`,
  about: (currency: string, amount: string) => `Pagas en ${currency}: aprox. ${amount}`,
  currency: (currency: string) => `Pagas en ${currency}`,
};

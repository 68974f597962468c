import type { ChargeMessages } from './charge.en.ts';

/** Messages about the currency that a payment charges, in French. */
export const fr: ChargeMessages = {
  dollars: (amount: string) => `Vous payez en dollars américains\u00a0: ${amount}`,
  about: (currency: string, amount: string) => `Vous payez en ${currency}\u00a0: environ ${amount}`,
  currency: (currency: string) => `Vous payez en ${currency}`,
};

import type { ChargeMessages } from './charge.en.ts';

/** Messages about the currency that a payment charges, in Dutch. */
export const nl: ChargeMessages = {
  dollars: (amount: string) => `Je betaalt in Amerikaanse dollars: ${amount}`,
  about: (currency: string, amount: string) => `Je betaalt in ${currency}: ongeveer ${amount}`,
  currency: (currency: string) => `Je betaalt in ${currency}`,
};

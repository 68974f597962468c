/** Messages about the currency that a payment charges, in English. */
export const en = {
  dollars: (amount: string) => `You pay in US dollars: ${amount}`,
  about: (currency: string, amount: string) => `You pay in ${currency}: about ${amount}`,
  currency: (currency: string) => `You pay in ${currency}`,
};

export type ChargeMessages = typeof en;

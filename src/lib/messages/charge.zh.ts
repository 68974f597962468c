import type { ChargeMessages } from './charge.en.ts';

/** Messages about the currency that a payment charges, in Chinese. */
export const zh: ChargeMessages = {
  dollars: (amount: string) => `用美元付款：${amount}`,
  about: (currency: string, amount: string) => `用 ${currency} 付款：约 ${amount}`,
  currency: (currency: string) => `用 ${currency} 付款`,
};

import type { ChargeMessages } from './charge.en.ts';

/** Messages about the currency that a payment charges, in Korean. */
export const ko: ChargeMessages = {
  dollars: (amount: string) => `미국 달러로 결제: ${amount}`,
  about: (currency: string, amount: string) => `결제 통화 ${currency}: 약 ${amount}`,
  currency: (currency: string) => `결제 통화: ${currency}`,
};

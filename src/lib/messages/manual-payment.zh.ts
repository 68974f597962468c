import type { ManualPaymentMessages } from './manual-payment.en.ts';

/** Messages about a payment by hand, in Chinese. */
export const zh: ManualPaymentMessages = {
  amount: (dollars: string, pesos: string) => `${dollars} 或 ${pesos}`,
  reference: (ref: string) => `转账时写上预订编号 ${ref}，我们才知道是你付的。`,
};

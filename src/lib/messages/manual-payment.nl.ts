import type { ManualPaymentMessages } from './manual-payment.en.ts';

/** Messages about a payment by hand, in Dutch. */
export const nl: ManualPaymentMessages = {
  amount: (dollars: string, pesos: string) => `${dollars} of ${pesos}`,
  reference: (ref: string) => `Zet de boekingscode ${ref} bij je overschrijving, zodat we weten dat die van jou is.`,
};

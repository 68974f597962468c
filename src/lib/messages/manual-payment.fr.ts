import type { ManualPaymentMessages } from './manual-payment.en.ts';

/** Messages about a payment by hand, in French. */
export const fr: ManualPaymentMessages = {
  amount: (dollars: string, pesos: string) => `${dollars} ou ${pesos}`,
  reference: (ref: string) =>
    `Indiquez la référence ${ref} sur le virement, pour que nous sachions que c’est le vôtre.`,
};

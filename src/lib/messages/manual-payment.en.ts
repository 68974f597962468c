/** Messages about a payment by hand, in English. */
export const en = {
  amount: (dollars: string, pesos: string) => `${dollars} or ${pesos}`,
  reference: (ref: string) => `Write the reference ${ref} on the transfer, so that we know it is yours.`,
};

export type ManualPaymentMessages = typeof en;

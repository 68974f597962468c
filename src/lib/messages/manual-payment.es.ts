import type { ManualPaymentMessages } from './manual-payment.en.ts';

/** Messages about a payment by hand, in Spanish. */
export const es: ManualPaymentMessages = {
  amount: (dollars: string, pesos: string) => `${dollars} o ${pesos}`,
  reference: (ref: string) => `Escribe la referencia ${ref} en la transferencia, para que sepamos que es tuya.`,
};

import type { ManualPaymentMessages } from './manual-payment.en.ts';

/** Messages about a payment by hand, in Italian. */
export const it: ManualPaymentMessages = {
  amount: (dollars: string, pesos: string) => `${dollars} o ${pesos}`,
  reference: (ref: string) =>
    `Scrivi il codice di prenotazione ${ref} nella causale, così sappiamo che il pagamento è tuo.`,
};

import type { ManualPaymentMessages } from './manual-payment.en.ts';

/** Messages about a payment by hand, in German. */
export const de: ManualPaymentMessages = {
  amount: (dollars: string, pesos: string) => `${dollars} oder ${pesos}`,
  reference: (ref: string) =>
    `Schreib die Buchungsnummer ${ref} auf die Überweisung, damit wir wissen, dass sie von dir ist.`,
};

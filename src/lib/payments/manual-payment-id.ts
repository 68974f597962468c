/** What a bank, a wallet or a receipt calls a payment: it never counts twice. */
export const MANUAL_PAYMENT_ID = /^[\x21-\x7e]{1,80}$/;

/** Whether a text can be the id of a payment by hand. */
export function isManualPaymentId(text: string): boolean {
  return MANUAL_PAYMENT_ID.test(text);
}

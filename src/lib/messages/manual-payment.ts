import { inLanguages } from './in-languages.ts';
import { en } from './manual-payment.en.ts';

/** Messages about a payment by hand. */
export const manualPaymentMessages = inLanguages({ en });

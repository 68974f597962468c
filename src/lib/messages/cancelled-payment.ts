import { en } from './cancelled-payment.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the page after a cancelled payment. */
export const cancelledPaymentMessages = inLanguages({ en });

import { en } from './email-payments.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the mails about payments and refunds. */
export const emailPaymentsMessages = inLanguages({ en });

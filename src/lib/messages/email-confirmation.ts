import { en } from './email-confirmation.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the mails with the voucher. */
export const emailConfirmationMessages = inLanguages({ en });

import { inLanguages } from './in-languages.ts';
import { en } from './not-refundable.en.ts';

/** The summary of a policy that refunds nothing. */
export const notRefundableMessages = inLanguages({ en });

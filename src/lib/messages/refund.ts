import { inLanguages } from './in-languages.ts';
import { en } from './refund.en.ts';

/** Messages of the refund of a booking. */
export const refundMessages = inLanguages({ en });

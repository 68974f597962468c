import { inLanguages } from './in-languages.ts';
import { en } from './payment-option.en.ts';

/** Messages of the button that books, and below it. */
export const paymentOptionMessages = inLanguages({ en });

import { en } from './checkout-form.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the checkout's form. */
export const checkoutFormMessages = inLanguages({ en });

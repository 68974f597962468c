import { en } from './checkout.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the checkout around its form. */
export const checkoutMessages = inLanguages({ en });

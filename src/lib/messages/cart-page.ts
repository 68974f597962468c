import { en } from './cart-page.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the cart page beside its trips. */
export const cartPageMessages = inLanguages({ en });

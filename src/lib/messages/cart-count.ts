import { en } from './cart-count.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the header's link to the cart. */
export const cartCountMessages = inLanguages({ en });

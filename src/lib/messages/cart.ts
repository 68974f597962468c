import { en } from './cart.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the cart. */
export const cartMessages = inLanguages({ en });

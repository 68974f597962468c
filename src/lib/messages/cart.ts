import { en } from './cart.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of a cart with trips. */
export const cartMessages = inLanguages({ en });

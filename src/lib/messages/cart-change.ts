import { en } from './cart-change.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages that announce a change of the cart. */
export const cartChangeMessages = inLanguages({ en });

import { en } from './cart-button-failure.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of a cart button that failed. */
export const cartButtonFailureMessages = inLanguages({ en });

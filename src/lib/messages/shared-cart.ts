import { inLanguages } from './in-languages.ts';
import { en } from './shared-cart.en.ts';

/** Messages of a cart that others can open. */
export const sharedCartMessages = inLanguages({ en });

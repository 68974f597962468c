import { inLanguages } from './in-languages.ts';
import { en } from './listing-price.en.ts';

/** Messages of the price of a trip on its page. */
export const listingPriceMessages = inLanguages({ en });

import { inLanguages } from './in-languages.ts';
import { en } from './listing-cash.en.ts';

/** Messages of the cash that a trip needs on the spot. */
export const listingCashMessages = inLanguages({ en });

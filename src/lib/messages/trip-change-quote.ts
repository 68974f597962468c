import { inLanguages } from './in-languages.ts';
import { en } from './trip-change-quote.en.ts';

/** Messages of what a change of a trip costs. */
export const tripChangeQuoteMessages = inLanguages({ en });

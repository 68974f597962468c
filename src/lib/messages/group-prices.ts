import { en } from './group-prices.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the price of a group. */
export const groupPricesMessages = inLanguages({ en });

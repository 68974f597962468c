import { inLanguages } from './in-languages.ts';
import { en } from './page-prices.en.ts';

/** Messages of prices for a group that pages are built with. */
export const pagePricesMessages = inLanguages({ en });

import { en } from './page-prices.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of prices for a group that pages are built with. */
export const pagePricesMessages = inLanguages({ en });

import { inLanguages } from './in-languages.ts';
import { en } from './prices.en.ts';

/** Messages of a price as islands show it. */
export const pricesMessages = inLanguages({ en });

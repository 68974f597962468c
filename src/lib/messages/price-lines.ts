import { inLanguages } from './in-languages.ts';
import { en } from './price-lines.en.ts';

/** Messages of the parts of a price. */
export const priceLinesMessages = inLanguages({ en });

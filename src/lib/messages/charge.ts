import { en } from './charge.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages about the currency that a payment charges. */
export const chargeMessages = inLanguages({ en });

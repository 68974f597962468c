import { en } from './comparison.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the comparison of trips. */
export const comparisonMessages = inLanguages({ en });

import { en } from './comparison-failure.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of a comparison that failed. */
export const comparisonFailureMessages = inLanguages({ en });

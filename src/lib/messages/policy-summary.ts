import { inLanguages } from './in-languages.ts';
import { en } from './policy-summary.en.ts';

/** Messages of a policy in a few words. A lead time is "24 hours". */
export const policySummaryMessages = inLanguages({ en });

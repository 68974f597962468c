import { inLanguages } from './in-languages.ts';
import { en } from './policy-sentences.en.ts';

/** Messages of a policy in whole sentences. A lead time is "24 hours". */
export const policySentencesMessages = inLanguages({ en });

import { inLanguages } from './in-languages.ts';
import { en } from './result-count.en.ts';

/** Messages of how many trips a list has. */
export const resultCountMessages = inLanguages({ en });

import { inLanguages } from './in-languages.ts';
import { en } from './shortlist-problems.en.ts';

/** Messages of lists of trips that could not be loaded. */
export const shortlistProblemsMessages = inLanguages({ en });

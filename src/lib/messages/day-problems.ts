import { en } from './day-problems.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages about days that cannot be chosen. Days are "January 10 to 12". */
export const dayProblemsMessages = inLanguages({ en });

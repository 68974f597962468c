import { inLanguages } from './in-languages.ts';
import { en } from './passport-problems.en.ts';

/** Messages of what a trip asks of passports. */
export const passportProblemsMessages = inLanguages({ en });

import { inLanguages } from './in-languages.ts';
import { en } from './trip-problems.en.ts';

/** Messages about what a trip lacks before it can be booked. */
export const tripProblemsMessages = inLanguages({ en });

import { en } from './deadlines.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages about the dates of a cancellation. */
export const deadlinesMessages = inLanguages({ en });

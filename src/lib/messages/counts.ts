import { en } from './counts.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages that count something. */
export const countsMessages = inLanguages({ en });

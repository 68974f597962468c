import { inLanguages } from './in-languages.ts';
import { en } from './screen-failures.en.ts';

/** Messages of a screen that failed. */
export const screenFailuresMessages = inLanguages({ en });

import { inLanguages } from './in-languages.ts';
import { en } from './stop-options.en.ts';

/** Messages of the list under a place field. */
export const stopOptionsMessages = inLanguages({ en });

import { inLanguages } from './in-languages.ts';
import { en } from './stop-names.en.ts';

/** Messages about a pickup or drop-off. */
export const stopNamesMessages = inLanguages({ en });

import { en } from './booker.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages about details of the booker that are wrong. */
export const bookerMessages = inLanguages({ en });

import { inLanguages } from './in-languages.ts';
import { en } from './sea.en.ts';

/** Messages about the sea at a port. */
export const seaMessages = inLanguages({ en });

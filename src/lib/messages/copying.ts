import { en } from './copying.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of what copies a text. */
export const copyingMessages = inLanguages({ en });

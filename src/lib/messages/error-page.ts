import { en } from './error-page.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of pages in the place of one that is not there. */
export const errorPageMessages = inLanguages({ en });

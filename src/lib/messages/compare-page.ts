import { en } from './compare-page.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the page that compares trips. */
export const comparePageMessages = inLanguages({ en });

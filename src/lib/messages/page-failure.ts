import { inLanguages } from './in-languages.ts';
import { en } from './page-failure.en.ts';

/** Messages of a page that failed. */
export const pageFailureMessages = inLanguages({ en });

import { inLanguages } from './in-languages.ts';
import { en } from './request-error.en.ts';

/** Messages about a request that failed. They begin with what was not done. */
export const requestErrorMessages = inLanguages({ en });

import { en } from './filters.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the filters of a list of trips. */
export const filtersMessages = inLanguages({ en });

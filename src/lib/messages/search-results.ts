import { inLanguages } from './in-languages.ts';
import { en } from './search-results.en.ts';

/** Messages of the results of a search. */
export const searchResultsMessages = inLanguages({ en });

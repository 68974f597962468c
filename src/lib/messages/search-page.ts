import { inLanguages } from './in-languages.ts';
import { en } from './search-page.en.ts';

/** Messages of the page that finds trips. */
export const searchPageMessages = inLanguages({ en });

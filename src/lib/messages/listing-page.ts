import { inLanguages } from './in-languages.ts';
import { en } from './listing-page.en.ts';

/** Messages of a trip on a page of its own. */
export const listingPageMessages = inLanguages({ en });

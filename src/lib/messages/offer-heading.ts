import { inLanguages } from './in-languages.ts';
import { en } from './offer-heading.en.ts';

/** Messages of the heading above the listings of a page. */
export const offerHeadingMessages = inLanguages({ en });

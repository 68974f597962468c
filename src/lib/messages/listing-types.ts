import { inLanguages } from './in-languages.ts';
import { en } from './listing-types.en.ts';

/** Messages of the types of listings. */
export const listingTypesMessages = inLanguages({ en });

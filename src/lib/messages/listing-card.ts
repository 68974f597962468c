import { inLanguages } from './in-languages.ts';
import { en } from './listing-card.en.ts';

/** Messages of the card of a listing. */
export const listingCardMessages = inLanguages({ en });

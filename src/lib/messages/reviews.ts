import { inLanguages } from './in-languages.ts';
import { en } from './reviews.en.ts';

/** Messages of reviews of travellers. */
export const reviewsMessages = inLanguages({ en });

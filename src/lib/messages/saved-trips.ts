import { inLanguages } from './in-languages.ts';
import { en } from './saved-trips.en.ts';

/** Messages of the page of saved trips. */
export const savedTripsMessages = inLanguages({ en });

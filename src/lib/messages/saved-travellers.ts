import { inLanguages } from './in-languages.ts';
import { en } from './saved-travellers.en.ts';

/** Messages of travellers whose details can be copied. */
export const savedTravellersMessages = inLanguages({ en });

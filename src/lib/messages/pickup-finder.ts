import { inLanguages } from './in-languages.ts';
import { en } from './pickup-finder.en.ts';

/** Messages of the search for a pickup on a listing's page. */
export const pickupFinderMessages = inLanguages({ en });

import { inLanguages } from './in-languages.ts';
import { en } from './listing-departures.en.ts';

/** Messages of when and where a trip begins and ends. */
export const listingDeparturesMessages = inLanguages({ en });

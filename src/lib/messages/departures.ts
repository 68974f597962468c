import { en } from './departures.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of when a listing departs. */
export const departuresMessages = inLanguages({ en });

import { en } from './email-trips.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages about a trip in mails. */
export const emailTripsMessages = inLanguages({ en });

import { en } from './email-changed-trip.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the mail about a changed trip. */
export const emailChangedTripMessages = inLanguages({ en });

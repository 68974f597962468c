import { inLanguages } from './in-languages.ts';
import { en } from './trip-change.en.ts';

/** Messages of the dialog that changes a booked trip. */
export const tripChangeMessages = inLanguages({ en });

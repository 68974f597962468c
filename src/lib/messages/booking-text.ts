import { en } from './booking-text.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of a booking as plain text for those who travel. */
export const bookingTextMessages = inLanguages({ en });

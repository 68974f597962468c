import { en } from './booking.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the booking form. */
export const bookingMessages = inLanguages({ en });

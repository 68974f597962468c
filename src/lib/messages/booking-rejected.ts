import { en } from './booking-rejected.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages about a booking that was not made. */
export const bookingRejectedMessages = inLanguages({ en });

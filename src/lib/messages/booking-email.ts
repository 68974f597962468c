import { en } from './booking-email.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the e-mail address of a booking. */
export const bookingEmailMessages = inLanguages({ en });

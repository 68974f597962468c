import { en } from './booking-page.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the page of a booking. */
export const bookingPageMessages = inLanguages({ en });

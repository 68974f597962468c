import { en } from './booking-screens.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages that every screen of a booking shows. */
export const bookingScreensMessages = inLanguages({ en });

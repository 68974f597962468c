import { en } from './booking-status.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the status of a booking. */
export const bookingStatusMessages = inLanguages({ en });

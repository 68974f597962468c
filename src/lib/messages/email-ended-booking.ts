import { en } from './email-ended-booking.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the mails about a booking that has ended. */
export const emailEndedBookingMessages = inLanguages({ en });

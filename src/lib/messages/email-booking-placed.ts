import { en } from './email-booking-placed.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the mail about an unpaid booking. */
export const emailBookingPlacedMessages = inLanguages({ en });

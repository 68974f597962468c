import { inLanguages } from './in-languages.ts';
import { en } from './stored-bookings.en.ts';

/** Messages of the bookings of a device. */
export const storedBookingsMessages = inLanguages({ en });

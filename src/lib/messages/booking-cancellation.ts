import { en } from './booking-cancellation.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the cancellation of a booking. */
export const bookingCancellationMessages = inLanguages({ en });

import { en } from './booking-payment.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of paying a booking that was placed. */
export const bookingPaymentMessages = inLanguages({ en });

import * as z from 'zod/mini';
import { bookerSchema } from '../booking/booker.schema.ts';
import { referenceSchema } from '../booking/booking-ref.schema.ts';
import type { Invalid, RequestError } from '../site/request-outcome.ts';
import { bookingSchema } from './booking.schema.ts';

const emailSchema = bookerSchema.shape.email;

/**
 * Finds a booking again: its link goes to the address on file. Answered with 202 whatever comes of it, so nobody learns which bookings or addresses there are.
 */
export const findBookingContract = {
  method: 'POST',
  path: '/api/booking-links',
  request: z.strictObject({ ref: referenceSchema, email: emailSchema }),
  response: z.strictObject({}),
} as const;

/** Sends the booking's mail again, with its secret: at most one in ten minutes. */
export const sendAgainContract = {
  method: 'POST',
  /** `/api/bookings/{ref}/mail` */
  path: '/mail',
  request: z.strictObject({}),
  response: z.strictObject({}),
} as const;

/** Corrects the e-mail address, with a secret that did not leave in a mail; the confirmation goes to the new one. */
export const correctEmailContract = {
  method: 'PUT',
  /** `/api/bookings/{ref}/email` */
  path: '/email',
  request: z.strictObject({ email: emailSchema }),
  response: bookingSchema,
} as const;

/** What comes of requesting a mail: whether it was sent is not told. */
export type MailOutcome = { readonly kind: 'ok' } | Invalid | RequestError;

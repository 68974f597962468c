import * as z from 'zod/mini';
import { bookerSchema } from '../booking/booker.schema.ts';
import { referenceSchema } from '../booking/booking-ref.schema.ts';
import type { Invalid, RequestError } from '../site/request-outcome.ts';
import { bookingSchema } from './booking.schema.ts';

const emailSchema = bookerSchema.shape.email;

/**
 * Requests a mail with the link of a booking, to the address on file. Always answered with 202, so
 * that bookings and addresses cannot be probed.
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

/**
 * Corrects the e-mail address, with a secret that was never mailed. The confirmation goes to the
 * new address. Codes of a 409 are `by-mail`, for a mailed secret, and `too-many`.
 */
export const correctEmailContract = {
  method: 'PUT',
  /** `/api/bookings/{ref}/email` */
  path: '/email',
  request: z.strictObject({ email: emailSchema }),
  response: bookingSchema,
} as const;

/** Outcome of requesting a mail; whether it was sent is not disclosed. */
export type MailOutcome = { readonly kind: 'ok' } | Invalid | RequestError;

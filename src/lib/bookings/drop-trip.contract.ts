import * as z from 'zod/mini';
import { referenceSchema } from '../booking/booking-ref.schema.ts';
import { moneySchema } from '../money/money.schema.ts';
import { bookingSchema } from './booking.schema.ts';

/**
 * Takes a called-off trip out of a booking, with all money paid for it back. Needs the booking's
 * secret and an idempotency key. Codes of a 409 are `not-called-off`, `last-trip`, `over` and
 * `other-refund`.
 */
export const dropTripContract = {
  method: 'POST',
  /** `/api/bookings/{ref}/dropped-trips` */
  path: '/dropped-trips',
  request: z.strictObject({
    tripRef: referenceSchema,
    /** The refund that was shown; where it differs, a 409 and nothing changes. */
    expectedRefund: moneySchema,
  }),
  response: bookingSchema,
} as const;

export type DropTripRequest = z.infer<typeof dropTripContract.request>;

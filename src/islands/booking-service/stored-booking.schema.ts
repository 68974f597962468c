import * as z from 'zod/mini';
import { bookingSchema } from '../../lib/bookings/booking.schema.ts';

const instructionsSchema = z.object({ amount: z.string(), steps: z.array(z.string()), reference: z.string() });

/** Validates a stored booking. */
export const storedBookingSchema = z.object({
  booking: bookingSchema,
  /** The last known instructions to pay without a payment service. */
  instructions: z.nullable(instructionsSchema),
  /** Whether it was booked in this browser; else it was opened by a link. */
  placedHere: z._default(z.boolean(), false),
  /** The time of the service's response, an instant in milliseconds since 1970. */
  readAt: z.number(),
});

/** Instructions to pay by hand: an amount, the steps, and the reference to quote. */
export type PaymentInstructions = z.infer<typeof instructionsSchema>;

/** A booking as the service last sent it. */
export type StoredBooking = z.infer<typeof storedBookingSchema>;

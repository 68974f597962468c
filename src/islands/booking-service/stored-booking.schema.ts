import * as z from 'zod/mini';
import { bookingSchema } from '../../lib/bookings/booking.schema.ts';

const instructionsSchema = z.object({ amount: z.string(), steps: z.array(z.string()), reference: z.string() });

/** Validates a stored booking. */
export const storedBookingSchema = z.object({
  booking: bookingSchema,
  /** How to pay by other means than a payment service, as the service said it last. */
  instructions: z.nullable(instructionsSchema),
  /** Whether it was booked in this browser; else it was opened by a link. */
  placedHere: z._default(z.boolean(), false),
  /** When the service said so, an instant in milliseconds since 1970. */
  readAt: z.number(),
});

/** How to pay by hand: an amount, what to do, and the reference to write on it. */
export type PaymentInstructions = z.infer<typeof instructionsSchema>;

/** A booking as the service last sent it. */
export type StoredBooking = z.infer<typeof storedBookingSchema>;

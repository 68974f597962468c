import * as z from 'zod/mini';

/** Where a booking stands. */
export const BOOKING_STATUSES = [
  /** A cart that was saved; nothing has been ordered. */
  'draft',
  /** Ordered; the operator keeps the places for a while. */
  'awaiting-payment',
  /** The deposit has come, the balance has not. */
  'deposit-paid',
  /** Everything that was due has come. */
  'paid',
  /** The operator has arranged the trips. */
  'confirmed',
  /** Called off; a refund may be due. */
  'cancelled',
  /** What was due did not come in time; a part of it may have, and is owed back. */
  'expired',
  /** The travellers were there. */
  'completed',
  /** The travellers were not. */
  'no-show',
] as const;

export const bookingStatusSchema = z.enum(BOOKING_STATUSES);

export type BookingStatus = z.infer<typeof bookingStatusSchema>;

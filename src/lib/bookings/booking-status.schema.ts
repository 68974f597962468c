import * as z from 'zod/mini';

/** The states of a booking. */
export const BOOKING_STATUSES = [
  /** A saved cart; nothing has been ordered. */
  'draft',
  /** Ordered; the operator reserves the places for a while. */
  'awaiting-payment',
  /** The deposit has come, the balance has not. */
  'deposit-paid',
  /** Everything that was due has come. */
  'paid',
  /** The operator has arranged the trips. */
  'confirmed',
  /** Called off; a refund may be due. */
  'cancelled',
  /** Payment did not arrive in time; a part that did is owed back. */
  'expired',
  /** The travellers were there. */
  'completed',
  /** The travellers were not. */
  'no-show',
] as const;

export const bookingStatusSchema = z.enum(BOOKING_STATUSES);

export type BookingStatus = z.infer<typeof bookingStatusSchema>;

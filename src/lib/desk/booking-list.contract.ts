import * as z from 'zod/mini';
import { bookingStatusSchema } from '../bookings/booking-status.schema.ts';

const MAX_QUERY_LENGTH = 100;

/** A booking in a list. */
export const listedBookingSchema = z.strictObject({
  ref: z.string(),
  status: bookingStatusSchema,
  /** ISO time in Palawan. */
  placedAt: z.string(),
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  /** The company that sold it; absent where its traveller booked here. */
  reseller: z.optional(z.string()),
  totalUsd: z.int(),
  paidCents: z.int(),
  /** What is owed back. */
  refundCents: z.int(),
  /** By departure. */
  trips: z.array(
    z.strictObject({ title: z.string(), departure: z.string(), people: z.int(), arrival: z.nullable(z.string()) }),
  ),
});

/**
 * Finds bookings, the newest first (specification.md#finding-a-booking). Without a query it has the
 * newest of all.
 */
export const bookingListContract = {
  method: 'GET',
  path: '/api/desk/bookings',
  query: z.strictObject({
    query: z.optional(z.string().check(z.trim(), z.maxLength(MAX_QUERY_LENGTH, { error: 'at most 100 characters' }))),
    view: z.optional(z.literal('recent', { error: 'recent, or nothing' })),
    /** Of the page before: its `next`. */
    cursor: z.optional(z.string().check(z.maxLength(100))),
  }),
  response: z.strictObject({
    asOf: z.string(),
    /** At most 50. */
    bookings: z.array(listedBookingSchema),
    /** The cursor of the next page; null on the last one. A page may have few, and a next one. */
    next: z.nullable(z.string()),
  }),
} as const;

export type ListedBooking = z.infer<typeof listedBookingSchema>;
export type BookingList = z.infer<typeof bookingListContract.response>;

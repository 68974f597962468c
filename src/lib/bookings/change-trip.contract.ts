import * as z from 'zod/mini';
import { type FullTrip, fullTripSchema } from '../availability/full-trip.schema.ts';
import { referenceSchema } from '../booking/booking-ref.schema.ts';
import { tripChoiceSchema } from '../booking/trip-choice.schema.ts';
import { moneySchema } from '../money/money.schema.ts';
import { problemSchema } from '../site/problem.ts';
import type { Conflict, Invalid, RequestError } from '../site/request-outcome.ts';
import { type Booking, bookingSchema } from './booking.schema.ts';

/** What a traveller chooses anew: everything of a trip but what it is. */
export const changedChoiceSchema = z.omit(tripChoiceSchema, { listingCode: true });

/** The money that a change of a trip moves (specification.md#changing-a-trip). */
export const tripChangeQuoteSchema = z.strictObject({
  /** The price of the trip before and after, in whole US dollars. */
  oldTotalUsd: z.int(),
  newTotalUsd: z.int(),
  /** What is to be paid then, beside what was due before. */
  due: moneySchema,
  /** What is owed back then. */
  refund: moneySchema,
  /** What no later cancellation gives back; 0 where no fee had begun. */
  retained: moneySchema,
});

/** Says what a change would cost, and changes nothing. */
export const quoteTripChangeContract = {
  method: 'POST',
  /** `/api/bookings/{ref}/trip-quote` */
  path: '/trip-quote',
  request: z.strictObject({ tripRef: referenceSchema, choice: changedChoiceSchema }),
  response: tripChangeQuoteSchema,
} as const;

/**
 * Changes a trip of a booking, with the booking's secret and an idempotency key. A repeated request
 * changes nothing, whatever was changed since; the same change under another key is none either.
 */
export const changeTripContract = {
  method: 'PUT',
  /** `/api/bookings/{ref}/trip` */
  path: '/trip',
  request: z.strictObject({
    tripRef: referenceSchema,
    choice: changedChoiceSchema,
    /** The new price of the trip as shown. Another one is a 409, and nothing changes. */
    expectedTotalUsd: z.int().check(z.nonnegative()),
  }),
  response: bookingSchema,
  /** The body of a 409: too late, another price, or a departure without places. */
  conflict: z.extend(problemSchema, {
    quote: z.optional(tripChangeQuoteSchema),
    fullTrips: z.optional(z.array(fullTripSchema)),
  }),
} as const;

/** The code of a 409: the price is another one now. */
export const OTHER_PRICE = 'other-price';

export type ChangedChoice = z.infer<typeof changedChoiceSchema>;
export type TripChangeQuote = z.infer<typeof tripChangeQuoteSchema>;
export type ChangeTripRequest = z.infer<typeof changeTripContract.request>;

/** Outcome of asking what a change would cost; a conflict says why it cannot be made. */
export type TripQuoteOutcome =
  | { readonly kind: 'ok'; readonly quote: TripChangeQuote }
  | Conflict
  | Invalid
  | RequestError;

/** Nothing was changed: the price is another one, the departure is full, or it is too late. */
export interface TripChangeConflict extends Conflict {
  /** The price of now; null where that is not the reason. */
  readonly quote: TripChangeQuote | null;
  /** What is left of the departure, and others; empty where that is not the reason. */
  readonly fullTrips: readonly FullTrip[];
}

/** Outcome of changing a trip. */
export type TripChangeOutcome =
  | { readonly kind: 'ok'; readonly booking: Booking }
  | TripChangeConflict
  | Invalid
  | RequestError;

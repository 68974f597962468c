import * as z from 'zod/mini';
import { bookerSchema } from '../booking/booker.schema.ts';
import { referenceSchema } from '../booking/booking-ref.schema.ts';
import { stopSideSchema } from '../booking/stop-side.schema.ts';
import { hotelSchema } from '../booking/trip-choice.schema.ts';
import { MAX_ITEMS } from '../cart/cart.ts';
import { type CartItem, cartItemSchema } from '../cart/cart-item.schema.ts';
import { currencyCodeSchema } from '../money/currency-code.schema.ts';
import { moneySchema } from '../money/money.schema.ts';
import { type FieldError, problemSchema } from '../site/problem.ts';
import type { Conflict, Invalid, RequestError } from '../site/request-outcome.ts';
import { stripInvisibleChars } from '../text/plain-text.schema.ts';
import { type Booking, bookingSchema } from './booking.schema.ts';
import { participantSchema } from './participant.schema.ts';

/** What the contracts answer with: see booking.schema.ts. */
export { type BookedTrip, type Booking, bookedTripSchema, bookingSchema } from './booking.schema.ts';

/**
 * Places a booking from a cart, with an {@link IDEMPOTENCY_HEADER}. Everything is computed again from the catalogue; where that
 * differs from what the traveller saw, nothing is booked and the answer is a 409 with the corrected items.
 */
export const placeBookingContract = {
  method: 'POST',
  path: '/api/bookings',
  request: z.strictObject({
    bookingRef: referenceSchema,
    contactInfo: bookerSchema,
    bookingItems: z
      .array(cartItemSchema)
      .check(
        z.minLength(1, { error: 'at least one trip' }),
        z.maxLength(MAX_ITEMS, { error: `at most ${MAX_ITEMS} trips` }),
      ),
    currency: currencyCodeSchema,
    /** What the traveller was shown as the price of everything, in whole US dollars. */
    expectedTotalUsd: z.int().check(z.nonnegative()),
    /** True where the traveller agreed to terms and cancellation rules. */
    termsAccepted: z.literal(true, { error: 'agree to the terms and cancellation rules' }),
  }),
  /** Answered with 201, or with 200 where the same key placed it before. */
  response: z.strictObject({ booking: bookingSchema, secret: z.optional(z.string()) }),
  /** The body of a 409: what the cart should be. */
  conflict: z.extend(problemSchema, { items: z.array(cartItemSchema) }),
} as const;

/** The code of a 409: the same request has booked, and its sender is told no secret any more. Whoever hears it never books anew. */
export const ANSWERED_BEFORE = 'answered-before';

/** Reads a booking, with its secret; 404 without. */
export const readBookingContract = {
  method: 'GET',
  /** Followed by the booking reference. */
  path: '/api/bookings/',
  response: bookingSchema,
} as const;

/** Calls a booking off, with its secret; the refund is computed from the rules under which it was sold. */
export const cancelBookingContract = {
  method: 'POST',
  /** `/api/bookings/{ref}/cancellation` */
  path: '/cancellation',
  request: z.strictObject({
    /** The refund that the traveller was shown: a different one is answered with 409 and nothing is cancelled. */
    expectedRefund: moneySchema,
    reason: z._default(
      z
        .string()
        .check(z.overwrite(stripInvisibleChars), z.trim(), z.maxLength(500, { error: 'at most 500 characters' })),
      '',
    ),
  }),
  response: bookingSchema,
} as const;

/** Saves the details of one person on one trip, with the booking's secret. */
export const saveParticipantContract = {
  method: 'PUT',
  /** `/api/bookings/{ref}/participants` */
  path: '/participants',
  request: z.strictObject({
    tripRef: referenceSchema,
    /** From 0. */
    index: z.int().check(z.nonnegative(), z.lte(99)),
    participant: participantSchema,
    /** True where whoever books knows that the trip is advised for older travellers than this one; needed for those alone. */
    ageAdviceAccepted: z.optional(z.literal(true, { error: 'true, or nothing' })),
  }),
  response: bookingSchema,
} as const;

/** Names the hotel of a stop that was booked without one, with the booking's secret. */
export const saveHotelContract = {
  method: 'PUT',
  /** `/api/bookings/{ref}/hotels` */
  path: '/hotels',
  request: z.strictObject({ tripRef: referenceSchema, side: stopSideSchema, hotel: hotelSchema }),
  response: bookingSchema,
} as const;

export type PlaceBookingRequest = z.infer<typeof placeBookingContract.request>;
export type PlaceBookingResponse = z.infer<typeof placeBookingContract.response>;

/** What comes of placing a booking. */
export type PlaceOutcome =
  /** The secret is told only to whoever has none yet. */
  | { readonly kind: 'ok'; readonly booking: Booking; readonly secret: string | null }
  /** This very request has booked, but whoever sends it again is not told its secret any more. */
  | (Conflict & { readonly isAnsweredBefore: true; readonly items: readonly []; readonly errors: readonly [] })
  /** What the cart should be; without items where it was booked before. */
  | (Conflict & { readonly isAnsweredBefore?: never } & {
      readonly items: readonly CartItem[];
      readonly errors: readonly FieldError[];
    })
  | Invalid
  | RequestError;

/** What comes of reading a booking. */
export type BookingOutcome = { readonly kind: 'ok'; readonly booking: Booking } | RequestError;

/** What comes of changing a booking. */
export type ChangeOutcome = BookingOutcome | Conflict | Invalid;

import * as z from 'zod/mini';
import { type FullTrip, fullTripSchema } from '../availability/full-trip.schema.ts';
import { bookerSchema } from '../booking/booker.schema.ts';
import { referenceSchema } from '../booking/booking-ref.schema.ts';
import { stopSideSchema } from '../booking/stop-side.schema.ts';
import { hotelSchema } from '../booking/trip-choice.schema.ts';
import { MAX_ITEMS } from '../cart/cart.ts';
import { type CartItem, cartItemSchema } from '../cart/cart-item.schema.ts';
import { LANGUAGE_CODES } from '../languages/language.ts';
import { currencyCodeSchema } from '../money/currency-code.schema.ts';
import { moneySchema } from '../money/money.schema.ts';
import { paymentMethodIdSchema } from '../payments/payment-method-id.schema.ts';
import { type FieldError, problemSchema } from '../site/problem.ts';
import type { Conflict, Invalid, RequestError } from '../site/request-outcome.ts';
import { stripInvisibleChars } from '../text/plain-text.schema.ts';
import { type Booking, bookingSchema } from './booking.schema.ts';
import { participantSchema } from './participant.schema.ts';

/** Schemas of the contracts' responses: see booking.schema.ts. */
export { type BookedTrip, type Booking, bookedTripSchema, bookingSchema } from './booking.schema.ts';

/**
 * Places a booking from a cart, with an {@link IDEMPOTENCY_HEADER}. Prices are computed again from
 * the catalogue; where they differ, nothing is booked and a 409 has the corrected items. Its codes
 * are {@link NO_PLACES}, {@link ANSWERED_BEFORE}, `already-booked` and `different`.
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
    /** The chosen way to pay, which decides how long unpaid places are reserved. */
    paymentMethod: z.optional(paymentMethodIdSchema),
    /** The total that the traveller was shown, in whole US dollars. */
    expectedTotalUsd: z.int().check(z.nonnegative()),
    /** True where the traveller agreed to terms and cancellation rules. */
    termsAccepted: z.literal(true, { error: 'agree to the terms and cancellation rules' }),
    /** The language of the page, in which the traveller is written to; English without one. */
    language: z.optional(z.enum(LANGUAGE_CODES, { error: `one of ${LANGUAGE_CODES.join(', ')}` })),
  }),
  /** Answered with 201, or with 200 where the same key placed it before. */
  response: z.strictObject({ booking: bookingSchema, secret: z.optional(z.string()) }),
  /** The body of a 409: what the cart should be. */
  conflict: z.extend(problemSchema, {
    items: z.array(cartItemSchema),
    /** Trips without a place, where the code is {@link NO_PLACES}. */
    fullTrips: z.optional(z.array(fullTripSchema)),
  }),
} as const;

/**
 * Code of a 409: this request has already booked, and its secret is not returned again. The sender
 * must not book again.
 */
export const ANSWERED_BEFORE = 'answered-before';

/** The code of a 409: some trips have no place left, and nothing was booked. */
export const NO_PLACES = 'no-places';

/** Reads a booking, with its secret; 404 without. */
export const readBookingContract = {
  method: 'GET',
  /** Followed by the booking reference. */
  path: '/api/bookings/',
  response: bookingSchema,
} as const;

/**
 * Cancels a booking, with its secret. The refund follows the policy under which it was sold. Codes
 * of a 409 are `too-late`, `departed` after the last trip has left, and `other-refund`.
 */
export const cancelBookingContract = {
  method: 'POST',
  /** `/api/bookings/{ref}/cancellation` */
  path: '/cancellation',
  request: z.strictObject({
    /**
     * The refund that the traveller was shown; where it differs, a 409 and nothing is cancelled.
     */
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

/** Saves the details of one person on one trip, with the secret; 409 with the code `over`. */
export const saveParticipantContract = {
  method: 'PUT',
  /** `/api/bookings/{ref}/participants` */
  path: '/participants',
  request: z.strictObject({
    tripRef: referenceSchema,
    /** Index of the participant, from 0. */
    index: z.int().check(z.nonnegative(), z.lte(99)),
    participant: participantSchema,
    /**
     * True where the booker accepts that the trip is advised for older travellers. Required only
     * for participants below the advised age.
     */
    ageAdviceAccepted: z.optional(z.literal(true, { error: 'true, or nothing' })),
  }),
  response: bookingSchema,
} as const;

/**
 * Names the hotel of a stop that was booked without one, with the booking's secret. Codes of a 409
 * are `over`, and `known` where there is another one.
 */
export const saveHotelContract = {
  method: 'PUT',
  /** `/api/bookings/{ref}/hotels` */
  path: '/hotels',
  request: z.strictObject({ tripRef: referenceSchema, side: stopSideSchema, hotel: hotelSchema }),
  response: bookingSchema,
} as const;

export type PlaceBookingRequest = z.infer<typeof placeBookingContract.request>;
export type PlaceBookingResponse = z.infer<typeof placeBookingContract.response>;

/** Outcome of placing a booking. */
export type PlaceOutcome =
  /** The secret is null for a sender who already has one. */
  | { readonly kind: 'ok'; readonly booking: Booking; readonly secret: string | null }
  /** The same request booked before; its secret is not returned again. */
  | (Conflict & { readonly isAnsweredBefore: true; readonly items: readonly []; readonly errors: readonly [] })
  /** The corrected cart; without items where it was booked before. */
  | (Conflict & { readonly isAnsweredBefore?: never } & {
      readonly items: readonly CartItem[];
      readonly errors: readonly FieldError[];
      /** Trips without a place; empty where something else has changed. */
      readonly fullTrips?: readonly FullTrip[] | undefined;
    })
  | Invalid
  | RequestError;

/** Outcome of reading a booking. */
export type BookingOutcome = { readonly kind: 'ok'; readonly booking: Booking } | RequestError;

/** Outcome of changing a booking. */
export type ChangeOutcome = BookingOutcome | Conflict | Invalid;

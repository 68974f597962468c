import * as z from 'zod/mini';
import { saveHotelContract } from '../bookings/bookings.contract.ts';
import { changeTripContract, tripChangeQuoteSchema } from '../bookings/change-trip.contract.ts';
import { dropTripContract } from '../bookings/drop-trip.contract.ts';
import { moneySchema } from '../money/money.schema.ts';
import { MANUAL_PAYMENT_ID } from '../payments/manual-payment-id.ts';
import { stripInvisibleChars } from '../text/plain-text.schema.ts';
import { bookingFileSchema } from './booking-file.contract.ts';

/*
 * Commands for a booking, all under `/api/desk/bookings/{ref}` and with an Idempotency-Key.
 *
 * The same request twice is one. They answer with the booking's file as it is afterwards.
 */

const MAX_NOTE_LENGTH = 1000;
const MAX_REASON_LENGTH = 500;

const textSchema = (what: string, most: number) =>
  z
    .string()
    .check(
      z.overwrite(stripInvisibleChars),
      z.trim(),
      z.minLength(1, { error: what }),
      z.maxLength(most, { error: `at most ${most} characters` }),
    );

const reasonSchema = textSchema('a reason', MAX_REASON_LENGTH);

const wholeSchema = z.int({ error: 'a whole number' }).check(z.positive({ error: 'more than 0' }), z.lte(100_000_000));

/** Writes down money that came by bank, e-wallet or cash. The same id never counts twice. */
export const recordPaymentContract = {
  method: 'POST',
  /** `/api/desk/bookings/{ref}/payments` */
  path: '/payments',
  request: z.strictObject({
    /** What the bank or wallet calls it, or the number of a receipt. */
    id: z.string().check(z.regex(MANUAL_PAYMENT_ID, { error: '1 to 80 letters, digits and signs without spaces' })),
    amount: z.discriminatedUnion('currency', [
      z.strictObject({ currency: z.literal('USD'), cents: wholeSchema }),
      /** Counts at the rate of the build. */
      z.strictObject({ currency: z.literal('PHP'), pesos: wholeSchema }),
    ]),
    /** True where the crew took it on the day: it counts although the trips have left. */
    isTakenOnTheDay: z._default(z.boolean(), false),
  }),
  response: z.extend(bookingFileSchema, {
    payment: z.strictObject({
      /** US cents that it counts for. */
      cents: z.int(),
      /** True where it was written down before: nothing has changed. */
      isKnown: z.boolean(),
      /** True where it came too late for the trips, so that all of it is owed back. */
      isLate: z.boolean(),
    }),
  }),
} as const;

/** Writes a note about the booking, which travellers never see. */
export const addNoteContract = {
  method: 'POST',
  /** `/api/desk/bookings/{ref}/notes` */
  path: '/notes',
  request: z.strictObject({ text: textSchema('a note', MAX_NOTE_LENGTH) }),
  response: bookingFileSchema,
} as const;

/** Writes down that the trips are arranged, or how a day went. 409 where that makes no sense. */
export const changeStatusContract = {
  method: 'POST',
  /** `/api/desk/bookings/{ref}/status` */
  path: '/status',
  request: z.strictObject({ event: z.enum(['confirm', 'complete', 'no-show']) }),
  response: bookingFileSchema,
} as const;

/** Says what a cancellation would owe back, and changes nothing. */
export const deskCancellationQuoteContract = {
  method: 'GET',
  /** `/api/desk/bookings/{ref}/cancellation` */
  path: '/cancellation',
  response: z.strictObject({
    /** By the rules of the sale; null where it cannot be cancelled any more. */
    refund: z.nullable(moneySchema),
    /** Everything that was paid and not given back: a storm, a van that broke. */
    fullRefund: z.nullable(moneySchema),
  }),
} as const;

/** Cancels a booking. Nothing is paid back yet. 409 where another amount is owed than was shown. */
export const deskCancellationContract = {
  method: 'POST',
  /** `/api/desk/bookings/{ref}/cancellation` */
  path: '/cancellation',
  request: z.strictObject({
    /** The one of the quote that was chosen. */
    expectedRefund: moneySchema,
    isFullRefund: z.boolean(),
    reason: reasonSchema,
  }),
  response: bookingFileSchema,
} as const;

/** Gives money back. A repeated request gives nothing again, and has no results. */
export const refundContract = {
  method: 'POST',
  /** `/api/desk/bookings/{ref}/refunds` */
  path: '/refunds',
  request: z.strictObject({
    /** US cents; null for everything that is owed. */
    cents: z.nullable(wholeSchema),
    reason: reasonSchema,
    /**
     * `services`: the payment services that took it pay it back. `by-hand`: somebody has paid it
     * back, as it came by hand. `instead-of-services`: the same, whatever way it came.
     */
    method: z.enum(['services', 'by-hand', 'instead-of-services']),
  }),
  response: z.extend(bookingFileSchema, {
    refund: z.strictObject({
      /** One for each payment that money goes back of. */
      results: z.array(
        z.strictObject({
          id: z.string(),
          cents: z.int(),
          /** `uncertain`: look at the pages of the service. `unanswered`: send it again. */
          kind: z.enum(['done', 'refused', 'unanswered', 'uncertain']),
          why: z.nullable(z.string()),
        }),
      ),
      /** US cents still to be paid back by hand, and those at services that were not asked. */
      byHandCents: z.int(),
      byServiceCents: z.int(),
    }),
  }),
} as const;

/** Sends a mail again, or the link of the booking to its traveller. */
export const resendMailContract = {
  method: 'POST',
  /** `/api/desk/bookings/{ref}/mail` */
  path: '/mail',
  request: z.strictObject({
    /** Of one of the booking's mails; null for the link. */
    id: z.nullable(z.string().check(z.maxLength(200))),
  }),
  response: bookingFileSchema,
} as const;

/** Names or corrects the hotel of a stop. */
export const deskHotelContract = {
  method: 'PUT',
  /** `/api/desk/bookings/{ref}/hotels` */
  path: '/hotels',
  request: saveHotelContract.request,
  response: bookingFileSchema,
} as const;

/** Says what a change of a trip would cost, as travellers are told, and who gets a mail. */
export const deskTripQuoteContract = {
  method: 'POST',
  /** `/api/desk/bookings/{ref}/trip-quote` */
  path: '/trip-quote',
  request: z.omit(changeTripContract.request, { expectedTotalUsd: true }),
  response: z.extend(tripChangeQuoteSchema, {
    /** Names of the companies that get a mail beside the traveller. */
    companies: z.array(z.string()),
  }),
} as const;

/** Changes a trip: see changeTripContract, whose 409 it has too. */
export const deskTripContract = {
  method: 'PUT',
  /** `/api/desk/bookings/{ref}/trip` */
  path: '/trip',
  request: changeTripContract.request,
  response: bookingFileSchema,
  conflict: changeTripContract.conflict,
} as const;

/** Takes a called-off trip out of a booking of several: see dropTripContract. */
export const deskDropTripContract = {
  method: 'POST',
  /** `/api/desk/bookings/{ref}/dropped-trips` */
  path: '/dropped-trips',
  request: dropTripContract.request,
  response: bookingFileSchema,
} as const;

export type RecordPaymentRequest = z.infer<typeof recordPaymentContract.request>;
export type RecordPaymentResponse = z.infer<typeof recordPaymentContract.response>;
export type RefundResponse = z.infer<typeof refundContract.response>;
export type CancellationQuote = z.infer<typeof deskCancellationQuoteContract.response>;
export type DeskTripQuote = z.infer<typeof deskTripQuoteContract.response>;

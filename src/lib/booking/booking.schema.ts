import * as z from 'zod/mini';
import { referenceSchema } from '../booking-ref/booking-ref.schema.ts';
import { policySchema } from '../cancellation/policy.schema.ts';
import { currencyCodeSchema } from '../currency/currency-code.schema.ts';
import { travellerSchema } from '../participants/participant.schema.ts';
import { moneySchema } from '../pricing/money.schema.ts';
import { bookerSchema } from './booker.schema.ts';
import { bookingStatusSchema } from './booking-status.schema.ts';
import { tripChoiceSchema } from './trip-choice.schema.ts';

const instantSchema = z.iso.datetime({ offset: true });

/** One trip of a booking as it was sold. */
export const bookedTripSchema = z.strictObject({
  ref: referenceSchema,
  trip: tripChoiceSchema,
  title: z.string(),
  path: z.string(),
  /** Place codes. */
  origin: z.string(),
  destination: z.string(),
  provider: z.string(),
  /** ISO times in Palawan. */
  departure: instantSchema,
  end: instantSchema,
  /** The pickup and drop-off in words, and where to stand. */
  pickup: z.strictObject({ name: z.string(), note: z.nullable(z.string()) }),
  dropoff: z.strictObject({ name: z.string(), note: z.nullable(z.string()) }),
  totalUsd: z.int(),
  /** Pesos that the group must bring in cash. */
  cashPhp: z.int(),
  /** The rules of the day on which it was sold. */
  policy: policySchema,
  documents: z.enum(['none', 'passport']),
  /**
   * One entry for each person; null where the form is empty. Passports are never read back in full: the number keeps its last three signs. What a device keeps
   * of a booking has none: see kept-travellers.ts.
   */
  participants: z.array(z.nullable(travellerSchema)),
});

/** A booking as its owner sees it. */
export const bookingSchema = z.strictObject({
  ref: referenceSchema,
  status: bookingStatusSchema,
  /** ISO time in Palawan. */
  placedAt: instantSchema,
  booker: bookerSchema,
  /** The currency that prices were shown in. */
  currency: currencyCodeSchema,
  trips: z.array(bookedTripSchema),
  totalUsd: z.int(),
  /** What has been paid, and what is due when. */
  paid: moneySchema,
  nowUsd: z.int(),
  balances: z.array(z.strictObject({ due: instantSchema, usd: z.int() })),
  /** What would come back if it were cancelled now; null when it cannot be. */
  refundNow: z.nullable(moneySchema),
  /** What is owed back: after cancelling, all that an expired booking holds, and money above the price. */
  refundDue: moneySchema,
  /** What was given back, or is on its way; absent where nothing was. */
  refunded: z.optional(moneySchema),
});

export type Booking = z.infer<typeof bookingSchema>;
export type BookedTrip = z.infer<typeof bookedTripSchema>;

import * as z from 'zod/mini';
import { referenceSchema } from '../booking/booking-ref.schema.ts';
import { stopSideSchema } from '../booking/stop-side.schema.ts';
import { tripChoiceSchema } from '../booking/trip-choice.schema.ts';
import { currencyCodeSchema } from '../money/currency-code.schema.ts';
import { moneySchema } from '../money/money.schema.ts';
import { policySchema } from '../policies/policy.schema.ts';
import { bookingStatusSchema } from './booking-status.schema.ts';
import { travellerSchema } from './participant.schema.ts';

/** A booker as stored: of a reseller's booking, and of who was erased, less may be known. */
const storedBookerSchema = z.strictObject({ name: z.string(), email: z.string(), mobile: z.string() });

const instantSchema = z.iso.datetime({ offset: true });

/** One trip of a booking at its sold terms. */
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
  /** The pickup and drop-off in words, with a note on where to wait. */
  pickup: z.strictObject({ name: z.string(), note: z.nullable(z.string()) }),
  dropoff: z.strictObject({ name: z.string(), note: z.nullable(z.string()) }),
  /** Stops whose hotel is still unknown; absent where there are none. */
  unknownHotels: z.optional(z.array(stopSideSchema)),
  totalUsd: z.int(),
  /** Pesos that the group must pay in cash. */
  cashPhp: z.int(),
  /** How often it was changed; absent where it never was. */
  changes: z.optional(z.int()),
  /** True where the operator called it off: it can be moved or cancelled at no cost. */
  isCalledOff: z.optional(z.literal(true)),
  /**
   * The refund if it alone were taken out of the booking now: all that was paid for it. Only where
   * it was called off and the booking has others.
   */
  refundIfDropped: z.optional(moneySchema),
  /** US cents that no cancellation gives back, since a change; absent where there are none. */
  retainedCents: z.optional(z.int()),
  /** The rules of the day on which it was sold. */
  policy: policySchema,
  documents: z.enum(['none', 'passport']),
  /** The advised minimum age; absent where the trip is for all ages, and in older bookings. */
  advisedFromAge: z.optional(z.int()),
  /**
   * One entry a person; null where the form is empty. Passport numbers are returned only with their
   * last three characters. The copy on a device has no passports: see redact-passports.ts.
   */
  participants: z.array(z.nullable(travellerSchema)),
});

/** A trip that was called off and then taken out of its booking. */
const droppedTripSchema = z.strictObject({
  ref: referenceSchema,
  title: z.string(),
  departure: instantSchema,
  people: z.int(),
  /** What was paid for it. */
  paid: moneySchema,
});

/** A booking as its owner reads it. */
export const bookingSchema = z.strictObject({
  ref: referenceSchema,
  status: bookingStatusSchema,
  /** ISO time in Palawan. */
  placedAt: instantSchema,
  /** The time until which unpaid places are reserved; absent once they are firm or released. */
  payBy: z.optional(instantSchema),
  booker: storedBookerSchema,
  /** The currency that prices were shown in. */
  currency: currencyCodeSchema,
  /** The code of the language that its mails are in; absent where it is English. */
  language: z.optional(z.string()),
  trips: z.array(bookedTripSchema),
  /** Trips that were called off and taken out; absent where there are none. */
  droppedTrips: z.optional(z.array(droppedTripSchema)),
  totalUsd: z.int(),
  /** Amounts paid for the trips that it has, and amounts due with their dates. */
  paid: moneySchema,
  nowUsd: z.int(),
  balances: z.array(z.strictObject({ due: instantSchema, usd: z.int() })),
  /** The refund if it were cancelled now; null where it cannot be cancelled. */
  refundNow: z.nullable(moneySchema),
  /** The refund due after a cancellation or expiry, or of money above the price. */
  refundDue: moneySchema,
  /** The money refunded or on its way; absent where there is none. */
  refunded: z.optional(moneySchema),
  /** The signed text of the voucher's code; absent where there is none, and in older copies. */
  voucher: z.optional(z.string()),
});

export type Booking = z.infer<typeof bookingSchema>;
export type DroppedTrip = z.infer<typeof droppedTripSchema>;
export type BookedTrip = z.infer<typeof bookedTripSchema>;

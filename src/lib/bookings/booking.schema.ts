import * as z from 'zod/mini';
import { bookerSchema } from '../booking/booker.schema.ts';
import { referenceSchema } from '../booking/booking-ref.schema.ts';
import { stopSideSchema } from '../booking/stop-side.schema.ts';
import { tripChoiceSchema } from '../booking/trip-choice.schema.ts';
import { currencyCodeSchema } from '../money/currency-code.schema.ts';
import { moneySchema } from '../money/money.schema.ts';
import { policySchema } from '../policies/policy.schema.ts';
import { bookingStatusSchema } from './booking-status.schema.ts';
import { travellerSchema } from './participant.schema.ts';

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
  /** Stops of which nobody has named the hotel yet; absent where there are none. */
  unknownHotels: z.optional(z.array(stopSideSchema)),
  totalUsd: z.int(),
  /** Pesos that the group must bring in cash. */
  cashPhp: z.int(),
  /** The rules of the day on which it was sold. */
  policy: policySchema,
  documents: z.enum(['none', 'passport']),
  /** From which age it was advised; absent where it is for all, and in bookings of earlier versions. */
  advisedFromAge: z.optional(z.int()),
  /**
   * One entry for each person; null where the form is empty. Passports are never read back in full: the number keeps its last three signs. What a device keeps
   * of a booking has none: see redact-passports.ts.
   */
  participants: z.array(z.nullable(travellerSchema)),
});

/** A booking as its owner sees it. */
export const bookingSchema = z.strictObject({
  ref: referenceSchema,
  status: bookingStatusSchema,
  /** ISO time in Palawan. */
  placedAt: instantSchema,
  /** Until when places are kept that nothing was paid for; absent once they are firm, or given away. */
  payBy: z.optional(instantSchema),
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

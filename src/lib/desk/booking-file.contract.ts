import * as z from 'zod/mini';
import { stopSideSchema } from '../booking/stop-side.schema.ts';
import { bookingSchema } from '../bookings/booking.schema.ts';
import { bookingStatusSchema } from '../bookings/booking-status.schema.ts';
import { passportSchema } from '../bookings/participant.schema.ts';
import { moneySchema } from '../money/money.schema.ts';
import { checkInSchema, DESK_BOOKINGS_PATH } from './check-in.contract.ts';

/** Who did something: `name` is a staff member's or a reseller's, and null for all others. */
const actorSchema = z.strictObject({
  kind: z.enum(['traveller', 'operator', 'staff', 'payment', 'clock', 'reseller']),
  name: z.nullable(z.string()),
});

const centsSchema = z.int();

/** What the desk can do with a booking now. */
export const BOOKING_ACTIONS = ['pay', 'confirm', 'cancel', 'complete', 'no-show', 'refund', 'change'] as const;

/** Everything about a booking except the content of passports. Instants are ISO, in Palawan. */
export const bookingFileSchema = z.strictObject({
  asOf: z.string(),
  /** As its traveller reads it; passports are `on-file` or null. */
  booking: bookingSchema,
  actions: z.array(z.enum(BOOKING_ACTIONS)),
  /** Unpaid US cents, and what is owed back; no payment service can refund `byHandCents` of it. */
  dueCents: centsSchema,
  /** Whole pesos to pay instead of `dueCents`. */
  duePesos: z.int(),
  refundCents: centsSchema,
  byHandCents: centsSchema,
  /** Oldest first. */
  history: z.array(
    z.strictObject({
      at: z.string(),
      event: z.string(),
      from: bookingStatusSchema,
      to: bookingStatusSchema,
      /** Why, in words. */
      cause: z.string(),
      actor: actorSchema,
    }),
  ),
  payments: z.array(
    z.strictObject({
      /** The method's own id of it: what the bank calls it, or a receipt's number. */
      id: z.string(),
      /** `manual`, `stripe`, `paymongo`, `invoice`. */
      method: z.string(),
      cents: centsSchema,
      /** What a payment service took; null for money by hand. */
      charged: z.nullable(moneySchema),
      receivedAt: z.string(),
      /** Who wrote it down; null where a payment service or a command did. */
      by: z.nullable(z.string()),
    }),
  ),
  refunds: z.array(
    z.strictObject({
      id: z.string(),
      cents: centsSchema,
      method: z.string(),
      /** `asked` waits for the answer of the service, `pending` is on its way. */
      status: z.enum(['asked', 'pending', 'given', 'failed']),
      reason: z.string(),
      actor: actorSchema,
      at: z.string(),
      changedAt: z.string(),
    }),
  ),
  notes: z.array(z.strictObject({ at: z.string(), text: z.string(), by: z.nullable(z.string()) })),
  mails: z.array(
    z.strictObject({
      id: z.string(),
      occasion: z.string(),
      /** `traveller`, `operator`, or the name of a company or of the reseller. */
      recipient: z.string(),
      state: z.enum(['waiting', 'sent', 'failed', 'dropped', 'joined', 'held']),
      createdAt: z.string(),
      /** When it is tried next, while it waits. */
      dueAt: z.nullable(z.string()),
      finishedAt: z.nullable(z.string()),
      attempts: z.int(),
      lastError: z.nullable(z.string()),
    }),
  ),
  /** By reference of a trip: the stops in an area of hotels, whose hotel can be named. */
  hotelStops: z.record(z.string(), z.array(stopSideSchema)),
  /** Of travellers of whom something was said. */
  checkIns: z.array(z.extend(checkInSchema, { tripRef: z.string(), index: z.int() })),
  /** The reseller who sold it; null for a direct booking. */
  reseller: z.nullable(z.string()),
  /** Labels of the advertisement that brought the traveller; null where unknown. */
  attribution: z.nullable(z.record(z.string(), z.string())),
});

/** Reads everything about a booking (specification.md#a-booking-at-the-desk). */
export const bookingFileContract = {
  method: 'GET',
  /** Followed by the booking reference. */
  path: DESK_BOOKINGS_PATH,
  response: bookingFileSchema,
} as const;

/** Reads passports in full. The history of the booking says who did, and when. */
export const passportsContract = {
  method: 'GET',
  /** `/api/desk/bookings/{ref}/passports` */
  path: '/passports',
  response: z.strictObject({
    asOf: z.string(),
    /** One entry a traveller whose trip asks for a passport. */
    passports: z.array(
      z.strictObject({
        tripRef: z.string(),
        index: z.int(),
        /** Null until the form is filled in. */
        name: z.nullable(z.string()),
        state: z.enum(['complete', 'missing', 'unreadable']),
        passport: z.nullable(passportSchema),
      }),
    ),
  }),
} as const;

export type BookingAction = (typeof BOOKING_ACTIONS)[number];
export type BookingFileView = z.infer<typeof bookingFileSchema>;
export type DeskActor = z.infer<typeof actorSchema>;
export type PassportsView = z.infer<typeof passportsContract.response>;

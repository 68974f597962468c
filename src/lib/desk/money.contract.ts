import * as z from 'zod/mini';
import { bookingStatusSchema } from '../bookings/booking-status.schema.ts';
import { deskDaySchema } from './departures.contract.ts';

const DAY_MS = 86_400_000;
const MAX_DAYS = 366;

const bookingSchema = {
  ref: z.string(),
  name: z.string(),
  mobile: z.string(),
  status: bookingStatusSchema,
  /** ISO time in Palawan of its first trip. */
  departure: z.string(),
};

/** Money of a day by one method. */
const dayTotalSchema = z.strictObject({
  day: z.string(),
  /** `manual`, `stripe`, `paymongo`. */
  method: z.string(),
  /** US cents that came, the number of payments, and US cents that went back. */
  receivedCents: z.int(),
  payments: z.int(),
  refundedCents: z.int(),
});

/** Reads money that is waited for, owed, and has come (specification.md#money-at-the-desk). */
export const moneyContract = {
  method: 'GET',
  path: '/api/desk/money',
  /** The days of the totals, both included: the last 30 where they are left out. */
  query: z.strictObject({ from: z.optional(deskDaySchema), to: z.optional(deskDaySchema) }).check(
    z.refine(({ from, to }) => !from || !to || from <= to, { path: ['to'], error: 'a day that is not before `from`' }),
    z.refine(({ from, to }) => !from || !to || Date.parse(to) - Date.parse(from) < MAX_DAYS * DAY_MS, {
      path: ['to'],
      error: `at most ${MAX_DAYS} days`,
    }),
  ),
  response: z.strictObject({
    asOf: z.string(),
    from: z.string(),
    to: z.string(),
    /** Unpaid bookings whose places are reserved, by deadline: at most 200. */
    waiting: z.array(
      z.strictObject({
        ...bookingSchema,
        dueCents: z.int(),
        /** "US$173 or ₱10,034" */
        amount: z.string(),
        payBy: z.string(),
        /** Whether a page of a payment service is open for it. */
        isPayingOnline: z.boolean(),
      }),
    ),
    /** What is owed back, the oldest trips first: at most 200. */
    refundsOwed: z.array(
      z.strictObject({
        ...bookingSchema,
        cents: z.int(),
        /** The part that no payment service can refund. */
        byHandCents: z.int(),
      }),
    ),
    /** By day and method; days without money are left out. */
    totals: z.array(dayTotalSchema),
  }),
} as const;

export type DeskMoney = z.infer<typeof moneyContract.response>;
export type DayTotal = z.infer<typeof dayTotalSchema>;

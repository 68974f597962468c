import * as z from 'zod/mini';
import { availabilityStatusSchema } from './availability-status.schema.ts';
import { seaSchema } from './sea-status.ts';

/** No answer reaches further than this. */
export const MAX_AVAILABILITY_DAYS = 62;

/** Seconds for which a response may be reused; placing a booking always counts again. */
export const AVAILABILITY_TTL_SECONDS = 15;

const DAY_MS = 86_400_000;

const daySchema = z.iso.date({ error: 'a date such as 2027-01-12' });

/** The query: one listing and a range of days, both ends included. */
export const availabilityQuerySchema = z.strictObject({ listing: z.string(), from: daySchema, to: daySchema }).check(
  z.refine(({ from, to }) => from <= to, { path: ['to'], error: 'a day that is not before `from`' }),
  z.refine(({ from, to }) => Date.parse(to) - Date.parse(from) < MAX_AVAILABILITY_DAYS * DAY_MS, {
    path: ['to'],
    error: `at most ${MAX_AVAILABILITY_DAYS} days`,
  }),
);

const countSchema = z.int().check(z.nonnegative());

/** One departure, or on private trips all hours from `time` to `until` that are alike. */
export const departureAvailabilitySchema = z.object({
  /** The hour in Palawan: `07:30`. */
  time: z.string(),
  /** The last hour that is alike; absent for a single departure. */
  until: z.optional(z.string()),
  status: availabilityStatusSchema,
  /** Places left, or vehicles of a private trip; null without a limit. */
  vacancies: z.nullable(countSchema),
  /** The largest group that can still be booked together; null without a limit. */
  largestGroup: z.nullable(countSchema),
  /** All places, or vehicles of a private trip; null without a limit. */
  capacity: z.nullable(countSchema),
  /** The last moment to book: an ISO time in Palawan. Absent for several hours. */
  cutoff: z.optional(z.string()),
  /** Why it is closed, within a sentence. */
  reason: z.optional(z.string()),
  /** True where the operator takes bookings by telephone or message only. */
  isOnRequest: z.optional(z.boolean()),
});

/** The response of `GET /api/availability?listing=&from=&to=`, without personal data. */
export const availabilitySchema = z.object({
  listing: z.string(),
  /** Time of counting: an ISO time in Palawan. */
  at: z.string(),
  /** The sea at the port of a boat, unless it is normal (specification.md#the-sea). */
  sea: z.optional(seaSchema),
  days: z.array(
    z.object({
      /** ISO date in Palawan. */
      date: z.string(),
      /** The best of its departures. */
      status: availabilityStatusSchema,
      departures: z.array(departureAvailabilitySchema),
    }),
  ),
});

/** Requests how the departures of a listing can be booked, with {@link availabilityQuerySchema}. */
export const availabilityContract = {
  method: 'GET',
  path: '/api/availability',
  response: availabilitySchema,
} as const;

export type DepartureAvailability = z.infer<typeof departureAvailabilitySchema>;
export type Availability = z.infer<typeof availabilitySchema>;

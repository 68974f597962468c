import * as z from 'zod/mini';
import { availabilityStatusSchema } from './availability-status.schema.ts';

const countSchema = z.int().check(z.nonnegative());

/**
 * A trip for which no place is left, and what the traveller can do
 * (specification.md#selling-places).
 */
export const fullTripSchema = z.object({
  /** The trip's reference in the cart. */
  ref: z.string(),
  status: availabilityStatusSchema,
  /** Places left, too few for the group; 0 where it is closed. */
  vacancies: countSchema,
  /** The largest group that can still travel together. */
  largestGroup: countSchema,
  /** Why it is closed, within a sentence. */
  reason: z.optional(z.string()),
  /** True where the operator takes bookings by telephone or message only. */
  isOnRequest: z.optional(z.boolean()),
  /** The next departures that would take the whole group, soonest first. */
  alternatives: z.array(z.object({ date: z.string(), time: z.string(), vacancies: z.nullable(countSchema) })),
});

/** The same with the departure that was refused: the trip may be on another one by now. */
export const fullDepartureSchema = z.extend(fullTripSchema, { date: z.string(), time: z.string(), people: z.int() });

export type FullDeparture = z.infer<typeof fullDepartureSchema>;
export type FullTrip = z.infer<typeof fullTripSchema>;

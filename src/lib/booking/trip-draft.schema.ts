import * as z from 'zod/mini';
import { clockTimeSchema } from '../time/duration.schema.ts';
import { peopleSchema, stopSchema } from './trip-choice.schema.ts';

/** The value of a field that is still open. */
const open = z.literal('');

/**
 * An unfinished form of the booking dialog: any field may be open. The browser stores it, so that a
 * reload loses nothing.
 */
export const tripDraftSchema = z.strictObject({
  /** The day in Palawan. */
  date: z.union([open, z.iso.date()]),
  /** The hour of departure in Palawan. */
  time: z.union([open, clockTimeSchema]),
  /** Null while it follows the group that every page shows. */
  people: z.nullable(peopleSchema),
  /** Area null and text empty while nothing is chosen. */
  pickup: stopSchema,
  dropoff: stopSchema,
  /** True where the drop-off is the pickup; then `dropoff` does not count. */
  returns: z.boolean(),
  /** Whether the hotel of each stop is not known yet; absent in drafts of earlier versions. */
  hotelLater: z.optional(z.strictObject({ pickup: z.boolean(), dropoff: z.boolean() })),
  /** Whether it is the way back of a trip in the cart; absent in drafts of earlier versions. */
  isWayBack: z.optional(z.boolean()),
  /** The flight, ferry or bus that the travellers come with. */
  arrival: z.strictObject({ number: z.string().check(z.maxLength(20)), time: z.union([open, clockTimeSchema]) }),
  notes: z.string().check(z.maxLength(500)),
});

export type TripDraft = z.infer<typeof tripDraftSchema>;

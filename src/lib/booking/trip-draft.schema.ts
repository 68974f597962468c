import * as z from 'zod/mini';
import { clockTimeSchema } from '../time/duration.schema.ts';
import { peopleSchema, stopSchema } from './trip-choice.schema.ts';

/** What stands where nothing is chosen yet. */
const open = z.literal('');

/** A form of the booking dialog that is not finished: any field may be open. The browser keeps it, so that a reload loses nothing. */
export const tripDraftSchema = z.strictObject({
  /** The day in Palawan. */
  date: z.union([open, z.iso.date()]),
  /** The hour of departure in Palawan. */
  time: z.union([open, clockTimeSchema]),
  /** Null while it follows the group that every page shows. */
  people: z.nullable(peopleSchema),
  /** No area and no text: nothing is chosen yet. */
  pickup: stopSchema,
  dropoff: stopSchema,
  /** True where the travellers are left where they were collected; then `dropoff` does not count. */
  returns: z.boolean(),
  /** Where travellers said that they do not know their hotel yet; left out in drafts of earlier versions. */
  hotelLater: z.optional(z.strictObject({ pickup: z.boolean(), dropoff: z.boolean() })),
  /** The flight, ferry or bus that the travellers come with. */
  arrival: z.strictObject({ number: z.string().check(z.maxLength(20)), time: z.union([open, clockTimeSchema]) }),
  notes: z.string().check(z.maxLength(500)),
});

export type TripDraft = z.infer<typeof tripDraftSchema>;

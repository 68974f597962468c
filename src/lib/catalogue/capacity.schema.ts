import * as z from 'zod/mini';
import { slugSchema } from '../text/text.schema.ts';

/** More vehicles or seats than this are a slip of the keyboard. */
const MAX_UNITS = 100;
const MAX_SEATS = 100;

export const unitsSchema = z.int({ error: 'a whole number of vehicles' }).check(z.gte(1), z.lte(MAX_UNITS));
export const seatsSchema = z.int({ error: 'a whole number of places' }).check(z.gte(1), z.lte(MAX_SEATS));

/** What leaves at one departure of a listing (specification.md#capacity). */
export const capacitySchema = z.strictObject({
  /** How many vehicles or boats run at one departure at most. */
  units: unitsSchema,
  /**
   * How many places each of them sells. A private trip takes a whole one, however many people come.
   */
  seats: seatsSchema,
  /** The id of the pool shared with other listings (`src/content/settings/fleet.yaml`). */
  pool: z.optional(slugSchema),
});

export type Capacity = z.infer<typeof capacitySchema>;

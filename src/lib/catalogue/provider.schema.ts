import * as z from 'zod/mini';
import { slugSchema, textSchema } from '../text/text.schema.ts';
import { drivingHoursSchema } from './driving-hours.schema.ts';

/** A provider of trips (specification.md#providers). One file each in `src/content/providers`. */
export const providerSchema = z.strictObject({
  /** The key that listings use as `providerId`. */
  id: slugSchema,
  /** The company's name as shown to travellers. */
  name: textSchema,
  /** Address for booking notices, or null for none by e-mail. */
  email: z.nullable(z.email({ error: 'an e-mail address, or null' })),
  /**
   * Driving hours of its private vans, where travellers choose the hour. Absent where any hour is
   * possible.
   */
  hours: z.optional(drivingHoursSchema),
  /** One sentence on what the company does. */
  about: textSchema,
});

export type Provider = z.infer<typeof providerSchema>;

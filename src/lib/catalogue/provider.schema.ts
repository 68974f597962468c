import * as z from 'zod/mini';
import { slugSchema, textSchema } from '../text/text.schema.ts';
import { drivingHoursSchema } from './driving-hours.schema.ts';

/** Who runs the trip (specification.md#providers: DSPal, Zion and ADSTS). One file a provider in `src/content/providers`. */
export const providerSchema = z.strictObject({
  /** The key that listings use as `providerId`. */
  id: slugSchema,
  /** The company's name as shown to travellers. */
  name: textSchema,
  /** Where booking notices go, or null where the company takes none by e-mail. */
  email: z.nullable(z.email({ error: 'an e-mail address, or null' })),
  /** Between which hours its private vans leave, where travellers choose the hour; without it, at any hour. */
  hours: z.optional(drivingHoursSchema),
  /** One sentence on what the company does. */
  about: textSchema,
});

export type Provider = z.infer<typeof providerSchema>;

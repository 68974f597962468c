import * as z from 'zod/mini';
import { dayPartSchema } from './day-part.schema.ts';
import { listingTypeSchema } from './listing-type.schema.ts';

/** One listing in `/catalogue.json`: what search, filters and cards need, no long texts. */
export const catalogueEntrySchema = z.object({
  code: z.string(),
  /** Canonical slug first. */
  slugs: z.array(z.string()),
  title: z.string(),
  type: listingTypeSchema,
  origin: z.string(),
  destination: z.string(),
  /** Whole US dollars for the included people, markup included. */
  priceUsd: z.number(),
  /** Whole US dollars for each extra person. */
  extraUsd: z.number(),
  /** People that `priceUsd` covers. */
  inc: z.number(),
  maxPeople: z.number(),
  /** The path of its page. */
  path: z.string(),
  duration: z.string(),
  provider: z.string(),
  reviewCount: z.number(),
  bestseller: z.boolean(),
  highlights: z.array(z.string()),
  keywords: z.array(z.string()),
  /** Percent and time of the best refund, in words. */
  cancellation: z.string(),
  /** The picture for cards. */
  thumbnail: z.string(),
  /** Keys of all pictures that may stand for it, the best one first; none in older files. */
  images: z._default(z.array(z.string()), []),
  /** The departures as on its card: "Departs 9:00 AM". */
  departures: z.string(),
  /** The parts of the day in which it departs; none in older files. */
  dayParts: z._default(z.array(dayPartSchema), []),
  /** Whether all money is given back until some time before; false in older files. */
  freeCancellation: z._default(z.boolean(), false),
  /** True for an example that cannot be booked. */
  sample: z.boolean(),
});

export type CatalogueEntry = z.infer<typeof catalogueEntrySchema>;

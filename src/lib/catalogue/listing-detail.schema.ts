import * as z from 'zod/mini';
import { policySchema } from '../policies/policy.schema.ts';
import { drivingHoursSchema } from './driving-hours.schema.ts';
import { listingTypeSchema } from './listing-type.schema.ts';
import { areaSchema } from './place.schema.ts';
import { closureSchema } from './season-closure.schema.ts';

/** A departure: the clock time that rules use, and the one that travellers read. */
const departureSchema = z.object({
  /** `07:30`, in Palawan. */
  time: z.string(),
  /** "7:30 AM" */
  text: z.string(),
});

/** Money paid in pesos on the spot (specification.md#on-site-fees). */
const onSiteFeeSchema = z.object({
  name: z.string(),
  amountPhp: z.number(),
  per: z.enum(['person', 'item']),
  /** True where travellers may do without, such as a kayak. */
  optional: z.boolean(),
});

/** The picture for cards: AVIF in several widths, one WebP, and what it shows. */
const pictureSchema = z.object({
  avifSrcset: z.string(),
  src: z.string(),
  width: z.number(),
  height: z.number(),
  alt: z.string(),
});

/**
 * One listing in `/listings/{code}.json`: all that islands need to compare and book it. The
 * itinerary is left out.
 */
export const listingDetailSchema = z.object({
  code: z.string(),
  /** Canonical slug first. */
  slugs: z.array(z.string()),
  /** The path of its page. */
  path: z.string(),
  title: z.string(),
  type: listingTypeSchema,
  /** The type in a traveller's words. */
  typeLabel: z.string(),
  /** Place codes. */
  origin: z.string(),
  destination: z.string(),
  /** "Puerto Princesa to El Nido", or one name for a round trip. */
  route: z.string(),
  /** Whole US dollars, markup included: `base` for `inc` people, `extra` for each one more. */
  plan: z.object({ base: z.number(), extra: z.number(), inc: z.number(), currency: z.literal('USD') }),
  /** The scope of `base` in words: "per person". */
  priceNote: z.string(),
  /** The largest group of one vehicle or boat. */
  maxPeople: z.number(),
  /** Earliest first; empty where the traveller picks the hour. */
  sched: z.array(departureSchema),
  /** The driving hours where the traveller picks the hour; absent where any hour is possible. */
  hours: z.optional(drivingHoursSchema),
  /** The departures in a few words: "6 departures a day". */
  departures: z.string(),
  /** `5h30m` */
  duration: z.string(),
  /** "5 h 30 min" */
  durationText: z.string(),
  pickup: z.array(areaSchema),
  dropoff: z.array(areaSchema),
  highlights: z.array(z.string()),
  inclusions: z.array(z.string()),
  exclusions: z.array(z.string()),
  notes: z.array(z.string()),
  policy: policySchema,
  /** The policy in plain sentences. */
  policySentences: z.array(z.string()),
  /** The best refund in a few words. */
  policySummary: z.string(),
  onSiteFees: z.array(onSiteFeeSchema),
  /** Days on which it does not run. */
  closures: z.array(closureSchema),
  /** Travel document that every participant must provide, or none. */
  documents: z.enum(['none', 'passport']),
  provider: z.object({ id: z.string(), name: z.string() }),
  picture: pictureSchema,
  /** True where many book it; absent in files of earlier builds. */
  bestseller: z.optional(z.boolean()),
  /** The way back: absent where there is none, and in files of earlier builds. */
  returnTrip: z.optional(
    z.object({
      code: z.string(),
      slug: z.string(),
      /** "El Nido to Puerto Princesa" */
      route: z.string(),
    }),
  ),
  /** True for an example that cannot be booked. */
  sample: z.boolean(),
});

export type ListingDetail = z.infer<typeof listingDetailSchema>;

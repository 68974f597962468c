import * as z from 'zod/mini';
import { ratePlanSchema } from '../money/rate-plan.schema.ts';
import { seoDescriptionSchema, seoTitleSchema, slugSchema, textSchema } from '../text/text.schema.ts';
import { clockTimeSchema, durationSchema } from '../time/duration.schema.ts';
import { capacitySchema } from './capacity.schema.ts';
import { pictureKeySchema } from './image-key.schema.ts';
import { listingTypeSchema } from './listing-type.schema.ts';
import { placeCodeSchema } from './place.schema.ts';
import { closureSchema } from './season-closure.schema.ts';

const ITINERARY_LABEL =
  /^(?:(?:[01]\d|2[0-3]):[0-5]\d|\+(?=\d)(?:\d+h)?(?:[0-5]?\dm)?)(?:-(?:(?:[01]\d|2[0-3]):[0-5]\d|\+(?=\d)(?:\d+h)?(?:[0-5]?\dm)?))?$/;

/** The texts and choices of a listing (specification.md#listing-content). */
export const listingContentSchema = z.strictObject({
  /**
   * Departure times in Palawan, earliest first: `["07:30", "09:30"]`. Empty where the traveller
   * picks the hour.
   */
  sched: z.array(clockTimeSchema),
  /** Time from departure to arrival: `5h30m`. The itinerary must add up to it. */
  duration: durationSchema,
  /** Ids of the pickup areas (`src/content/places`). */
  pickup: z.array(slugSchema).check(z.minLength(1)),
  /** Ids of the areas where travellers are left. */
  dropoff: z.array(slugSchema).check(z.minLength(1)),
  /** The title for search engines, where the listing's own has more than 60 characters. */
  seoTitle: z.optional(seoTitleSchema),
  /** 120 to 155 characters for search engines; no two listings share one. */
  seoDescription: seoDescriptionSchema,
  /** Words that travellers search for; they also choose which reviews fit. */
  metaKeywords: z.array(textSchema).check(z.minLength(3), z.maxLength(12)),
  /** Three to six short facts that sell the trip honestly. */
  featuredHighlights: z.array(textSchema).check(z.minLength(3), z.maxLength(6)),
  /**
   * Descriptions by time label, in order. A label is a clock time (`"08:00"`), the time since
   * departure (`"+2h30m"`, first one `"+0h"`), or a range of two (`"09:00-10:30"`).
   */
  itinerary: z
    .record(
      z.string().check(z.regex(ITINERARY_LABEL, { error: 'labels such as "08:00", "08:00-09:30", "+0h" or "+2h30m"' })),
      textSchema,
    )
    .check(z.refine((steps) => Object.keys(steps).length >= 2, { error: 'at least two steps' })),
  /**
   * The points of its map in order: towns, or landmarks of `settings/map.yaml`. Without it the road
   * from origin to destination; no map where both are one town.
   */
  route: z.optional(z.array(textSchema).check(z.minLength(2, { error: 'two points or more, or no route' }))),
  /** Services that the price includes. */
  inclusions: z.array(textSchema).check(z.minLength(2)),
  /** Services that the price does not include. On-site fees are added from `src/content/fees`. */
  exclusions: z.array(textSchema).check(z.minLength(1)),
  /** Luggage, age advice, when to be ready, limits. */
  importantNotes: z.array(textSchema).check(z.minLength(2)),
});

/** A transfer or tour that can be booked. One file a listing in `src/content/listings`. */
export const listingSchema = z.strictObject({
  /** The stable key, as in `PV-PPS-ELN`. Bookings refer to it: never change it. */
  code: z.string().check(z.regex(/^[A-Za-z]+(?:-[A-Z0-9]+)+$/, { error: 'a code such as "PV-PPS-ELN"' })),
  /** The name on cards and at the top of the page. */
  title: textSchema.check(z.maxLength(80)),
  /** The type of the listing. */
  listingType: listingTypeSchema,
  /** The place code where it starts. */
  origin: placeCodeSchema,
  /** The place code where it ends; equal to `origin` for a round trip. */
  destination: placeCodeSchema,
  /** Its price before markup. */
  ratePlan: ratePlanSchema,
  /** The largest group that one booking takes. */
  maxPeople: z.int().check(z.gte(1)),
  /** What leaves at one departure. Without it as many are sold as are asked for. */
  capacity: z.optional(capacitySchema),
  /** The provider's id (`src/content/providers`). */
  providerId: slugSchema,
  /** Number of reviews. 0 until real reviews exist. */
  reviewCount: z.int().check(z.nonnegative({ error: '0 or more' })),
  /** Image groups whose pictures may stand for it, the most fitting one first. */
  images: z.array(textSchema).check(z.minLength(1)),
  /** The picture for cards, as in `VAN/3`. Without it, the first of the first group. */
  thumbnail: z.optional(pictureKeySchema),
  /** The pictures of its gallery in order. Without it, the thumbnail and the first ones. */
  gallery: z.optional(z.array(pictureKeySchema).check(z.minLength(1), z.maxLength(10))),
  /** The last edit of the entry: an ISO time with offset. */
  updatedAt: z.iso.datetime({ offset: true, error: 'an ISO time with offset, as in "2026-11-21T09:00:00+08:00"' }),
  /** Publication state; only PUBLISHED listings are built. */
  status: z.enum(['PUBLISHED', 'DRAFT']),
  /** One or two addresses; the first is the canonical one. */
  slug: z.array(slugSchema).check(z.minLength(1), z.maxLength(2)),
  /** The policy's file name in `src/content/policies`. */
  policy: slugSchema,
  /** Travel document that every participant must provide, or none. */
  documents: z._default(z.enum(['none', 'passport']), 'none'),
  /** The advised minimum age in years. The booker must confirm a younger participant. */
  advisedFromAge: z.optional(z.int().check(z.gte(1), z.lte(18))),
  /** Days on which it cannot be booked. A season repeats every year. */
  closures: z._default(z.array(closureSchema), []),
  /**
   * True for an example: shown as one, never booked, not in the site map. Remove the line once you
   * sell it.
   */
  sample: z._default(z.boolean(), false),
  /** Its texts, hours and areas. */
  content: listingContentSchema,
});

/** A listing as an editor writes it. */
export type ListingSource = z.infer<typeof listingSchema>;

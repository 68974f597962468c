import * as z from 'zod/mini';
import { seoDescriptionSchema, slugSchema, textSchema } from '../text/text.schema.ts';
import { pictureKeySchema } from './image-key.schema.ts';

/** A place code: three capitals, as in `PPS` (specification.md#places). */
export const placeCodeSchema = z.string().check(z.regex(/^[A-Z]{3}$/, { error: 'three capital letters, as in "PPS"' }));

/** Kinds of pickup and drop-off areas. */
export const AREA_KINDS = ['airport', 'terminal', 'pier', 'port', 'hotels', 'landmark', 'village'] as const;

/** A spot where a van or boat collects or leaves travellers. */
export const areaSchema = z.strictObject({
  /**
   * Unique across all places, with the place's code in front: `pps-airport`. Listings name it in
   * `pickup` and `dropoff`.
   */
  id: slugSchema,
  /** The name for travellers: "Puerto Princesa Airport, arrivals exit". */
  name: textSchema,
  /** The kind of spot. */
  kind: z.enum(AREA_KINDS),
  /** Where to wait for a pickup, or what to tell the driver. */
  note: z.optional(textSchema),
  /** A note for drop-offs; the default is the note of its kind. */
  dropoffNote: z.optional(textSchema),
  /**
   * The text after a hotel's name in the area: "Puerto Princesa City". The default is the area's
   * name.
   */
  locality: z.optional(textSchema),
  /**
   * True for a special pickup and drop-off area outside the town. See
   * specification.md#introduction-to-private-transfers.
   */
  special: z._default(z.boolean(), false),
});

/**
 * A town or village that listings start from or lead to. One file a place in `src/content/places`.
 */
export const placeSchema = z.strictObject({
  /** The three-letter code that listings use as `origin` and `destination`. */
  code: placeCodeSchema,
  /** The name for travellers: "El Nido". */
  name: textSchema,
  /** The address of its page: `/destinations/{slug}`. */
  slug: slugSchema,
  /** The size of the place. */
  kind: z.enum(['city', 'town', 'village']),
  /** One sentence for cards. */
  summary: textSchema,
  /** Two to five paragraphs for its page. */
  about: z.array(textSchema).check(z.minLength(2)),
  /** Practical facts: cash machines, signal, power, season. */
  goodToKnow: z.array(textSchema).check(z.minLength(2)),
  /** 120 to 155 characters for search engines. */
  seoDescription: seoDescriptionSchema,
  /** The picture for its card and page: a group and a number, as in `ELN-A/2`. */
  image: pictureKeySchema,
  /** Degrees north. */
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  /** Degrees east. */
  longitude: z.number().check(z.gte(-180), z.lte(180)),
  /** Areas for pickup and drop-off. */
  areas: z.array(areaSchema).check(z.minLength(1)),
});

export type Area = z.infer<typeof areaSchema>;
export type Place = z.infer<typeof placeSchema>;

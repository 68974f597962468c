import * as z from 'zod/mini';
import { AREA_KINDS, placeCodeSchema } from '../catalogue/place.schema.ts';
import { slugSchema, textSchema } from '../text/text.schema.ts';

/** Kinds of places: those of pickup areas, and of places around them. */
export const PLACE_KINDS = [...AREA_KINDS, 'street', 'beach', 'neighbourhood', 'address'] as const;

/** The mark for places that a van goes to on request. */
export const ON_REQUEST = 'on request';

/** A street, beach, landmark or lodging area that travellers name as where they stay. */
export const gazetteerPlaceSchema = z.strictObject({
  /**
   * A unique id that never changes, with the town's code in front: `pps-rizal-avenue`. Browsers and
   * bookings store it.
   */
  id: slugSchema,
  /** The name that travellers and drivers use: "Rizal Avenue". */
  name: textSchema,
  /**
   * Other names and spellings: [Rizal Ave]. Accents, capitals and small typing mistakes are
   * understood anyway.
   */
  otherNames: z._default(z.array(textSchema), []),
  /** The kind of place. */
  kind: z.enum(PLACE_KINDS),
  /** The id of its pickup area (`src/content/places`), or "on request". */
  areaId: z.union([z.literal(ON_REQUEST), slugSchema], { error: 'the id of a pickup area, or "on request"' }),
  /** Where to wait, where the area's own note is not enough. */
  note: z.optional(textSchema),
});

/** The places of one town. One file each in `src/content/gazetteer`. */
export const gazetteerSchema = z.strictObject({
  /** The code of the town: a file of `src/content/places`. */
  town: placeCodeSchema,
  /** Other names of the town's pickup areas, by the area's id: `pps-airport: [PPS]`. */
  areaNames: z._default(z.record(slugSchema, z.array(textSchema)), {}),
  /** Places around the pickup areas. */
  places: z.array(gazetteerPlaceSchema),
});

export type Gazetteer = z.infer<typeof gazetteerSchema>;
export type PlaceKind = (typeof PLACE_KINDS)[number];

import * as z from 'zod/mini';
import { AREA_KINDS, placeCodeSchema } from '../catalogue/place.schema.ts';
import { slugSchema, textSchema } from '../text/text.schema.ts';

/** What somebody may look for: a pickup area's kinds, and what lies around one. */
export const PLACE_KINDS = [...AREA_KINDS, 'street', 'beach', 'neighbourhood', 'address'] as const;

/** How an editor writes that a van goes there when it is asked to. */
export const ON_REQUEST = 'on request';

/** A street, beach, landmark or lodging area that travellers name when they are asked where they stay. */
export const gazetteerPlaceSchema = z.strictObject({
  /** Unique and never changed, with the town's code in front: `pps-rizal-avenue`. Browsers and bookings keep it. */
  id: slugSchema,
  /** As travellers and drivers call it: "Rizal Avenue". */
  name: textSchema,
  /** Other names and spellings: [Rizal Ave]. Accents, capitals and small typing mistakes are understood anyway. */
  otherNames: z._default(z.array(textSchema), []),
  /** The kind of place. */
  kind: z.enum(PLACE_KINDS),
  /** The id of the pickup area that a van uses for it (see `src/content/places`), or "on request". */
  areaId: z.union([z.literal(ON_REQUEST), slugSchema], { error: 'the id of a pickup area, or "on request"' }),
  /** Where to stand, where the area's own note does not say it. */
  note: z.optional(textSchema),
});

/** What place search knows around one town. One file a town in `src/content/gazetteer`. */
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

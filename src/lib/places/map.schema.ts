import * as z from 'zod/mini';
import { slugSchema, textSchema } from '../text/text.schema.ts';

const latitudeSchema = z
  .number({ error: 'degrees north, as in 11.18' })
  .check(z.gte(-90, { error: '-90 or more' }), z.lte(90, { error: '90 or less' }));
const longitudeSchema = z
  .number({ error: 'degrees east, as in 119.39' })
  .check(z.gte(-180, { error: '-180 or more' }), z.lte(180, { error: '180 or less' }));

/** A position, good to some hundred metres: enough to draw, not to find. */
const positionSchema = {
  /** Degrees north: `11.18`. */
  latitude: latitudeSchema,
  /** Degrees east: `119.39`. */
  longitude: longitudeSchema,
};

/** A point that routes and roads may name, on land or at sea. */
const landmarkSchema = z.strictObject({
  /** The name on the map: "Roxas", "Big Lagoon". */
  name: textSchema,
  ...positionSchema,
  /** True for a town, which every map around it shows. Without it only routes that name it do. */
  town: z._default(z.boolean(), false),
});

/** Where a pickup area is. */
const pickupPointSchema = z.strictObject({
  ...positionSchema,
  /** What apps for maps find it by: "Puerto Princesa International Airport". */
  search: textSchema,
});

/** An island that the coast of Natural Earth lacks, drawn with a rough outline. */
const islandSchema = z.strictObject({
  /** Its name, for editors. */
  name: textSchema,
  ...positionSchema,
  /** From west to east in kilometres. */
  wide: z.number().check(z.gt(0, { error: 'kilometres, above 0' })),
  /** From south to north in kilometres. */
  tall: z.number().check(z.gt(0, { error: 'kilometres, above 0' })),
});

/** A town or a landmark on a road by its name, or a bend: `[latitude, longitude]`. */
const roadPointSchema = z.union([textSchema, z.tuple([latitudeSchema, longitudeSchema])], {
  error: 'the name of a town or a landmark, or [latitude, longitude] for a bend',
});

/** What maps show beside the coast and the towns: `src/content/settings/map.yaml`. */
export const mapSchema = z.strictObject({
  /** Points beside the towns of `src/content/places`. */
  landmarks: z.array(landmarkSchema),
  /** Pickup areas that are one spot, by the area's id. */
  pickupPoints: z.record(slugSchema, pickupPointSchema),
  /** Small islands. */
  islands: z.array(islandSchema),
  /** Roads, each from one named point to another. What is on none is reached by boat. */
  roads: z.array(z.array(roadPointSchema).check(z.minLength(2, { error: 'two points or more' }))),
});

export type MapContent = z.infer<typeof mapSchema>;
export type PickupPoint = z.infer<typeof pickupPointSchema>;

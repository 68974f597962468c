import * as z from 'zod/mini';
import { slugSchema, textSchema } from '../text/text.schema.ts';
import { durationSchema } from '../time/duration.schema.ts';
import { seatsSchema, unitsSchema } from './capacity.schema.ts';

/** What drives or sails. The coast guard stops boats alone. */
const vehicleSchema = z.enum(['van', 'boat']);

/** Vehicles or boats that several listings share (specification.md#pools). */
export const poolSchema = z.strictObject({
  /** What listings call it in `capacity.pool`. */
  id: slugSchema,
  /** For the operator: "Vans of Zion". */
  name: textSchema,
  /** Whose they are (see `src/content/providers`). */
  providerId: slugSchema,
  /** A van where nothing is said, as in builds without the field. */
  vehicle: z._default(vehicleSchema, 'van'),
  /** How many there are. */
  units: unitsSchema,
  /** How many passengers each may carry. */
  seats: seatsSchema,
  /** How long after its arrival one can leave again: `30m`. */
  turnaround: durationSchema,
});

/** Everything that drives or sails, in `src/content/settings/fleet.yaml`. */
export const fleetSchema = z.strictObject({
  /** Vehicles or boats that listings share. */
  pools: z.array(poolSchema),
});

export type Pool = z.infer<typeof poolSchema>;
export type Fleet = z.infer<typeof fleetSchema>;

import * as z from 'zod/mini';

/** State of the database; `damaged` until a backup is restored, `unavailable` may pass. */
const databaseSchema = z.enum(['ok', 'unavailable', 'damaged']);

/**
 * Whether bookings can be stored now: a write is tried. Monitors and load balancers rely on it
 * (specification.md#public-hooks).
 */
export const healthContract = {
  method: 'GET',
  path: '/api/health',
  /** Answered with status 503 when `status` is `unavailable`, else 200. */
  response: z.strictObject({
    /** `degraded`: bookings are stored, and the operator has something to do. */
    status: z.enum(['ok', 'degraded', 'unavailable']),
    database: databaseSchema,
    /** There where no checked backup is younger than a day. */
    backups: z.optional(z.literal('late')),
  }),
} as const;

/** The response of `GET /api/health`. */
export type Health = z.infer<typeof healthContract.response>;

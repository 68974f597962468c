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
  /** Answered with status 200 when `status` is `ok`, else 503. */
  response: z.strictObject({ status: z.enum(['ok', 'unavailable']), database: databaseSchema }),
} as const;

/** The response of `GET /api/health`. */
export type Health = z.infer<typeof healthContract.response>;

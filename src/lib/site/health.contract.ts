import * as z from 'zod/mini';

/** `damaged` stays until a backup is restored; `unavailable` may pass. */
const databaseSchema = z.enum(['ok', 'unavailable', 'damaged']);

/** Whether bookings can be kept at the moment: a write is tried. The contract that monitors and load balancers rely on (specification.md#public-hooks). */
export const healthContract = {
  method: 'GET',
  path: '/api/health',
  /** Answered with status 200 when `status` is `ok`, else 503. */
  response: z.strictObject({ status: z.enum(['ok', 'unavailable']), database: databaseSchema }),
} as const;

/** What `GET /api/health` answers. */
export type Health = z.infer<typeof healthContract.response>;

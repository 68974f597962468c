import * as z from 'zod/mini';

const stateSchema = z.enum(['ok', 'unavailable']);

/** Whether the server can do its work. The contract that monitors and load balancers rely on (design, section 8). */
export const healthContract = {
  method: 'GET',
  path: '/api/health',
  /** Answered with status 200 when `status` is `ok`, else 503. */
  response: z.strictObject({ status: stateSchema, database: stateSchema }),
} as const;

/** What `GET /api/health` answers. */
export type Health = z.infer<typeof healthContract.response>;

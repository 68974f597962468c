import * as z from 'zod/mini';
import { isBookingRef } from '../booking/booking-ref.ts';
import { QUERY_LIMITS } from './conversion-queries.ts';

const { count, name, value } = QUERY_LIMITS;
const REF = '8 digits and capital letters';

/**
 * Stores campaign parameters under a booking reference (specification.md#calls). Answered with
 * status 202 and no body.
 */
export const trackingContract = {
  method: 'POST',
  path: '/api/tracking',
  request: z.strictObject({
    ref: z.string({ error: REF }).check(z.refine(isBookingRef, { error: REF })),
    queries: z
      .record(
        z.string().check(z.minLength(1), z.maxLength(name, { error: `a name of at most ${name} characters` })),
        z
          .string({ error: `text of at most ${value} characters` })
          .check(z.maxLength(value, { error: `text of at most ${value} characters` })),
        { error: 'an object of parameters' },
      )
      .check(
        z.refine((queries) => Object.keys(queries).length > 0, { error: 'at least one parameter' }),
        z.refine((queries) => Object.keys(queries).length <= count, { error: `at most ${count} parameters` }),
      ),
  }),
} as const;

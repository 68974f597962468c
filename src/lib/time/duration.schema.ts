import * as z from 'zod/mini';

/** A duration in listings: `1h30m`, `4h`, `45m` (specification.md#listing-content). */
export const durationSchema = z
  .string()
  .check(z.regex(/^(?=.*[1-9])(?:\d+h)?(?:[0-5]?\dm)?$/, { error: 'hours and minutes, as in "5h30m" or "8h"' }));

/** A clock time of 24 hours: `07:30`. */
export const clockTimeSchema = z
  .string()
  .check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'a time of 24 hours, as in "07:30"' }));

import * as z from 'zod/mini';
import { clockTimeSchema } from '../time/duration.schema.ts';

/** First and last departure hour in Palawan of a trip without a timetable. */
export const drivingHoursSchema = z
  .strictObject({
    /** The first hour at which a trip departs: `04:00`. */
    first: clockTimeSchema,
    /** The last hour at which a trip departs: `19:00`. */
    last: clockTimeSchema,
  })
  .check(z.refine(({ first, last }) => first < last, { error: 'a last hour after the first' }));

export type DrivingHours = z.infer<typeof drivingHoursSchema>;

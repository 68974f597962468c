import * as z from 'zod/mini';
import { clockTimeSchema } from '../time/duration.schema.ts';

/** The first and the last hour of a day at which a trip without a timetable may leave, in Palawan. */
export const drivingHoursSchema = z
  .strictObject({ first: clockTimeSchema, last: clockTimeSchema })
  .check(z.refine(({ first, last }) => first < last, { error: 'a last hour after the first' }));

export type DrivingHours = z.infer<typeof drivingHoursSchema>;

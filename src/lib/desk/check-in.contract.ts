import * as z from 'zod/mini';
import { referenceSchema } from '../booking/booking-ref.schema.ts';

/** The address of a booking at the desk, followed by its reference. */
export const DESK_BOOKINGS_PATH = '/api/desk/bookings/';

/** What somebody at the pier says of a traveller; `none` takes it back. */
export const checkInStateSchema = z.enum(['boarded', 'no-show', 'none'], { error: 'boarded, no-show or none' });

const instantSchema = z.iso.datetime({ offset: true, error: 'a time such as 2027-01-12T07:20:00+08:00' });

/** A check-in as it counts now; a traveller of whom nothing was said has none. */
export const checkInSchema = z.strictObject({
  state: z.enum(['boarded', 'no-show']),
  /** ISO time in Palawan: of the first of several that say the same. */
  at: instantSchema,
  /** The member of the staff who said it then. */
  by: z.string(),
});

/**
 * Checks one traveller in or out. It may be made without a network and sent later, also twice; of
 * two devices the later `at` counts (specification.md#check-in).
 */
export const saveCheckInContract = {
  method: 'PUT',
  /** `/api/desk/bookings/{ref}/check-ins` */
  path: '/check-ins',
  request: z.strictObject({
    /** Of this check-in: 8 to 100 characters that no other one has. */
    id: z.string().check(z.regex(/^[\x21-\x7e]{8,100}$/, { error: '8 to 100 letters, digits and signs' })),
    tripRef: referenceSchema,
    /** Index of the traveller, from 0. */
    index: z.int().check(z.nonnegative(), z.lte(99)),
    state: checkInStateSchema,
    /** When it was said, by the clock of the device. */
    at: instantSchema,
  }),
  /** What counts for this traveller now, also where another device knew better. */
  response: z.strictObject({
    tripRef: z.string(),
    index: z.int(),
    checkIn: z.nullable(checkInSchema),
  }),
} as const;

export type CheckIn = z.infer<typeof checkInSchema>;
export type CheckInState = z.infer<typeof checkInStateSchema>;
export type SaveCheckInRequest = z.infer<typeof saveCheckInContract.request>;
export type SaveCheckInResponse = z.infer<typeof saveCheckInContract.response>;

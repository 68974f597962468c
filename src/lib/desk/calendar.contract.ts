import * as z from 'zod/mini';
import { MAX_SEA_NOTE_LENGTH, SEA_STATUSES } from '../availability/sea-status.ts';
import { bookingStatusSchema } from '../bookings/booking-status.schema.ts';
import { seatsSchema, unitsSchema } from '../catalogue/capacity.schema.ts';
import { toSingleLine } from '../text/plain-text.schema.ts';
import { clockTimeSchema } from '../time/duration.schema.ts';
import { departureStateSchema, deskDaySchema } from './departures.contract.ts';

const MAX_CHANGE_REASON_LENGTH = 200;

/** Reads a month, day by day (specification.md#calendar-of-the-desk). */
export const calendarContract = {
  method: 'GET',
  path: '/api/desk/calendar',
  query: z.strictObject({
    month: z.string().check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, { error: 'a month such as 2027-01' })),
  }),
  response: z.strictObject({
    month: z.string(),
    asOf: z.string(),
    days: z.array(
      z.strictObject({
        day: z.string(),
        /** Departures that somebody is booked on, and their people. */
        departures: z.int(),
        people: z.int(),
        /** The part of all counted places that is taken: 0 to 1, more if over; null without any. */
        share: z.nullable(z.number()),
        /** Scheduled departures that are closed or on request, and all of them. */
        closed: z.int(),
        scheduled: z.int(),
        /** Departures that are over, or closed with somebody on them. */
        problems: z.int(),
      }),
    ),
  }),
} as const;

const scopeSchema = z.strictObject({
  /** A listing by its code, a pool by its id, or every boat from a place by its code. */
  kind: z.enum(['listing', 'pool', 'port']),
  id: z.string().check(z.minLength(1), z.maxLength(60)),
});

const reasonSchema = z
  .string()
  .check(
    z.overwrite(toSingleLine),
    z.maxLength(MAX_CHANGE_REASON_LENGTH, { error: `at most ${MAX_CHANGE_REASON_LENGTH} characters` }),
  );

const departuresSchema = {
  scope: scopeSchema,
  day: deskDaySchema,
  /** One hour; null for the whole day. */
  time: z.nullable(clockTimeSchema),
};

/** Closes, opens or resizes departures of a day (specification.md#changes-of-a-day). */
export const changeDeparturesContract = {
  method: 'POST',
  path: '/api/desk/departures',
  request: z
    .strictObject({
      ...departuresSchema,
      change: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.enum(['close', 'ask', 'open']) }),
        /** Null for what the files say. */
        z.strictObject({ kind: z.literal('seats'), units: z.nullable(unitsSchema), seats: z.nullable(seatsSchema) }),
      ]),
      /** Said to travellers, within a sentence; needed to close or to keep. */
      reason: reasonSchema,
    })
    .check(
      z.refine(({ change, reason }) => reason !== '' || change.kind === 'open' || change.kind === 'seats', {
        path: ['reason'],
        error: 'why, within a sentence: travellers read it',
      }),
    ),
  /** Every departure that it covers, as it is afterwards. */
  response: z.strictObject({ asOf: z.string(), departures: z.array(departureStateSchema) }),
} as const;

/**
 * Calls departures off: closes them and asks everybody on them by mail
 * (specification.md#calling-off-a-departure). The same request again mails nobody twice.
 */
export const callOffContract = {
  method: 'POST',
  path: '/api/desk/departures/call-off',
  request: z.strictObject({
    ...departuresSchema,
    reason: reasonSchema.check(z.minLength(1, { error: 'why, within a sentence: travellers read it' })),
  }),
  response: z.strictObject({
    asOf: z.string(),
    departures: z.array(departureStateSchema),
    trips: z.array(
      z.strictObject({
        bookingRef: z.string(),
        tripRef: z.string(),
        status: bookingStatusSchema,
        /** False where an earlier call has told the traveller. */
        isNew: z.boolean(),
      }),
    ),
    /** Names of the companies that get a mail now. */
    companies: z.array(z.string()),
  }),
} as const;

/** Says what calling off a whole day would do now, and does nothing. */
export const callOffPreviewContract = {
  method: 'GET',
  path: '/api/desk/departures/call-off',
  query: z.strictObject({ ...scopeSchema.shape, day: deskDaySchema }),
  response: z.strictObject({
    asOf: z.string(),
    /** Departures that somebody is booked on and that have not left, and their people. */
    departures: z.int(),
    people: z.int(),
    /** Bookings that get a mail, and those that an earlier call has told. */
    bookings: z.int(),
    known: z.int(),
    /** Names of the companies that get a mail. */
    companies: z.array(z.string()),
  }),
} as const;

const portSchema = z.strictObject({
  /** The place's code: `ELN`. */
  port: z.string(),
  status: z.enum(SEA_STATUSES),
  note: z.string(),
  /** The last day for which it counts, as it was given; null for 24 hours. */
  until: z.nullable(z.string()),
  /** When it is dropped: an ISO time in Palawan; null while the sea is normal. */
  endsAt: z.nullable(z.string()),
  /** Who set it, and when; null where nobody has. */
  by: z.nullable(z.string()),
  at: z.nullable(z.string()),
});

/** Reads the sea at every port that boats leave from. */
export const seaContract = {
  method: 'GET',
  path: '/api/desk/sea',
  response: z.strictObject({ asOf: z.string(), ports: z.array(portSchema) }),
} as const;

/** Sets the sea at a port (specification.md#the-sea); `normal` takes neither note nor day. */
export const setSeaContract = {
  method: 'PUT',
  path: '/api/desk/sea',
  request: z.strictObject({
    port: z.string().check(z.maxLength(10)),
    status: z.enum(SEA_STATUSES),
    note: z
      .string()
      .check(
        z.overwrite(toSingleLine),
        z.maxLength(MAX_SEA_NOTE_LENGTH, { error: `at most ${MAX_SEA_NOTE_LENGTH} characters` }),
      ),
    until: z.nullable(deskDaySchema),
  }),
  response: seaContract.response,
} as const;

export type DeskCalendar = z.infer<typeof calendarContract.response>;
export type ChangeDeparturesRequest = z.infer<typeof changeDeparturesContract.request>;
export type CallOffResponse = z.infer<typeof callOffContract.response>;
export type CallOffPreview = z.infer<typeof callOffPreviewContract.response>;
export type PortSea = z.infer<typeof portSchema>;
export type SetSeaRequest = z.infer<typeof setSeaContract.request>;

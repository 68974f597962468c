import * as z from 'zod/mini';
import { availabilityStatusSchema } from '../availability/availability-status.schema.ts';
import { ageBandSchema } from '../bookings/age-band.schema.ts';
import { bookingStatusSchema } from '../bookings/booking-status.schema.ts';
import { checkInSchema } from './check-in.contract.ts';

export const deskDaySchema = z.iso.date({ error: 'a day such as 2027-01-12' });

const countSchema = z.int().check(z.nonnegative());

/** One traveller of a trip, named or not. */
const personSchema = z.strictObject({
  /** From 0: what a check-in names. */
  index: countSchema,
  /** Null until the form is filled in. */
  name: z.nullable(z.string()),
  /** ISO 3166 code. */
  nationality: z.nullable(z.string()),
  ageBand: z.nullable(ageBandSchema),
  checkIn: z.nullable(checkInSchema),
});

const stopSchema = z.strictObject({ name: z.string(), note: z.nullable(z.string()) });

/** A booking's trip on a departure. */
export const deskTripSchema = z.strictObject({
  bookingRef: z.string(),
  tripRef: z.string(),
  /** Of its booking: a voucher with another one is from before a change. */
  revision: countSchema,
  booker: z.strictObject({
    name: z.string(),
    mobile: z.string(),
    /** Absent for drivers. */
    email: z.optional(z.string()),
  }),
  /** The company that sold it; absent where its traveller booked here. */
  reseller: z.optional(z.string()),
  people: z.int(),
  pickup: stopSchema,
  dropoff: stopSchema,
  /** False for a pickup that is still to be agreed. */
  isPickupServed: z.boolean(),
  /** The flight or ferry in a few words. */
  arrival: z.nullable(z.string()),
  /** Of the traveller; may be empty. */
  notes: z.string(),
  /** What must be clarified before it leaves, in a few words each. */
  missing: z.array(z.string()),
  /** Whether it is paid for as far as it must be, or confirmed. */
  isCertain: z.boolean(),
  /** Absent for drivers. */
  status: z.optional(bookingStatusSchema),
  /** Unpaid US cents of the booking, at the first of its trips; absent for drivers. */
  dueCents: z.optional(countSchema),
  /** Pesos that the group pays in cash on the way. */
  cashPhp: countSchema,
  isCalledOff: z.boolean(),
  persons: z.array(personSchema),
});

/** The bookings of one vehicle, or of a departure whose vehicles nobody counts. */
export const deskGroupSchema = z.strictObject({
  /** "Boat 1 of 2"; null where there is one. */
  vehicle: z.nullable(z.string()),
  people: countSchema,
  cashPhp: countSchema,
  /** By pickup. */
  trips: z.array(deskTripSchema),
});

/** How full a departure is and whether it can be booked, without who travels. */
export const departureStateSchema = z.strictObject({
  listingCode: z.string(),
  title: z.string(),
  /** ISO date in Palawan. */
  day: z.string(),
  /** The hour in Palawan: `07:30`. */
  time: z.string(),
  /** The last hour that is alike, where nobody is booked and travellers choose the hour. */
  until: z.optional(z.string()),
  /** The company that runs it, by the name and id of today. */
  provider: z.string(),
  providerId: z.nullable(z.string()),
  vehicle: z.enum(['van', 'boat', 'group']),
  /** `closed`: nobody can book it; `ask`: only the desk can. */
  state: z.enum(['open', 'closed', 'ask']),
  /** Why, within a sentence; empty where nothing is said. */
  reason: z.string(),
  availability: availabilityStatusSchema,
  /** "8 of 10", "1 of 3 vehicles", or "5" where nobody counts. */
  taken: z.string(),
  /** People who travel. */
  people: countSchema,
  /** Places taken and all places, or vehicles of a private trip; capacity null without a limit. */
  used: countSchema,
  capacity: z.nullable(countSchema),
  /** Vehicles that run, and places of each; null where nobody counts. */
  units: z.nullable(countSchema),
  seats: z.nullable(countSchema),
  /** By how much more is booked than may be. */
  over: countSchema,
  /** Whether somebody has closed it on this day, or changed vehicles or places. */
  isChanged: z.boolean(),
});

export const deskDepartureSchema = z.extend(departureStateSchema, {
  groups: z.array(deskGroupSchema),
  /** What is wrong with it, plainly: "over by 2: 12 of 10 taken". */
  warnings: z.array(z.string()),
});

/**
 * Reads the departures of a day by hour, with who travels (specification.md#departures-of-a-day).
 * Drivers get those of their company.
 */
export const departuresContract = {
  method: 'GET',
  path: '/api/desk/departures',
  query: z.strictObject({
    /** Today in Palawan where it is left out. */
    day: z.optional(deskDaySchema),
    /** `1` adds departures that nobody has booked; drivers get none of them. */
    empty: z.optional(z.literal('1', { error: '1, or nothing' })),
  }),
  response: z.strictObject({
    day: z.string(),
    /** ISO time in Palawan at which this was true. */
    asOf: z.string(),
    departures: z.array(deskDepartureSchema),
  }),
} as const;

export type DeskTrip = z.infer<typeof deskTripSchema>;
export type DeskGroup = z.infer<typeof deskGroupSchema>;
export type DepartureState = z.infer<typeof departureStateSchema>;
export type DeskDeparture = z.infer<typeof deskDepartureSchema>;
export type DeskDepartures = z.infer<typeof departuresContract.response>;

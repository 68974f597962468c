import * as z from 'zod/mini';
import { stripInvisibleChars, toSingleLine } from '../text/plain-text.schema.ts';
import { clockTimeSchema } from '../time/duration.schema.ts';

/** Longer texts are notes to the operator, not places. */
const MAX_PLACE_LENGTH = 160;
const MAX_NOTE_LENGTH = 500;

/** Upper limit for any listing; rules with the listing at hand are stricter. */
const MAX_PEOPLE = 99;

const lineSchema = z
  .string()
  .check(z.overwrite(toSingleLine), z.maxLength(MAX_PLACE_LENGTH, { error: `at most ${MAX_PLACE_LENGTH} characters` }));

/** The name of a hotel. */
export const hotelSchema = lineSchema.check(
  z.minLength(2, { error: 'the name of the hotel' }),
  z.regex(/\p{L}/u, { error: 'a name with letters' }),
);

/** A pickup or drop-off: one of the listing's areas, and the address in free text. */
export const stopSchema = z.strictObject({
  /** The area's id (`src/content/places`), or null for a place that the operator must confirm. */
  areaId: z.nullable(z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, { error: 'the id of a pickup area' }))),
  /** The hotel or corner as the traveller wrote it; may be empty where the area is enough. */
  text: lineSchema,
});

/** Group size of a trip. */
export const peopleSchema = z
  .int({ error: 'a whole number of people' })
  .check(z.gte(1, { error: 'one person or more' }), z.lte(MAX_PEOPLE, { error: `at most ${MAX_PEOPLE} people` }));

/** A traveller's choice of one trip. Prices are never part of it: they follow from it. */
export const tripChoiceSchema = z.strictObject({
  /** The listing's stable code, as in `PV-PPS-ELN`. */
  listingCode: z.string().check(z.regex(/^[A-Za-z]+(?:-[A-Z0-9]+)+$/, { error: 'a code such as "PV-PPS-ELN"' })),
  /** The day in Palawan: `2027-01-12`. */
  date: z.iso.date({ error: 'a date such as 2027-01-12' }),
  /** The hour of departure in Palawan: `07:30`. */
  time: clockTimeSchema,
  people: peopleSchema,
  pickup: stopSchema,
  dropoff: stopSchema,
  /** The traveller's flight or ferry and its arrival time, or null. */
  arrival: z.nullable(
    z.strictObject({
      /** The number on the ticket: `5J 637`. */
      number: z.string().check(z.overwrite(toSingleLine), z.maxLength(20, { error: 'at most 20 characters' })),
      /** The scheduled arrival in Palawan: `09:40`; null where it is not known. */
      time: z.nullable(clockTimeSchema),
    }),
  ),
  /** Further information for the operator. */
  notes: z
    .string()
    .check(
      z.overwrite(stripInvisibleChars),
      z.trim(),
      z.maxLength(MAX_NOTE_LENGTH, { error: `at most ${MAX_NOTE_LENGTH} characters` }),
    ),
});

export type Stop = z.infer<typeof stopSchema>;
export type TripChoice = z.infer<typeof tripChoiceSchema>;

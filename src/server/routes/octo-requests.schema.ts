import * as z from 'zod/mini';
import { stripInvisibleChars, toSingleLine } from '../../lib/text/plain-text.schema.ts';

const MAX_UNITS = 99;
const MAX_NOTE_LENGTH = 500;
const MAX_MINUTES = 60 * 24 * 7;

const line = (max: number) =>
  z.string().check(z.overwrite(toSingleLine), z.maxLength(max, { error: `at most ${max} characters` }));

/** An id as anybody may send it: what it names is looked up. */
const idSchema = z.string().check(z.maxLength(100, { error: 'at most 100 characters' }));

const uuidSchema = z
  .string()
  .check(z.regex(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i, { error: 'a UUID' }), z.toLowerCase());

const nullish = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));

const notesSchema = z
  .string()
  .check(
    z.overwrite(stripInvisibleChars),
    z.trim(),
    z.maxLength(MAX_NOTE_LENGTH, { error: `at most ${MAX_NOTE_LENGTH} characters` }),
  );

const emailSchema = line(254).check(z.email({ error: 'an e-mail address' }));

/** Somebody, of whom a reseller may know little. */
const contactSchema = z.object({
  fullName: nullish(line(100)),
  firstName: nullish(line(60)),
  lastName: nullish(line(60)),
  emailAddress: nullish(z.union([z.literal(''), emailSchema])),
  phoneNumber: nullish(line(40)),
  locales: nullish(z.array(line(35)).check(z.maxLength(20))),
  postalCode: nullish(line(20)),
  country: nullish(line(60)),
  notes: nullish(notesSchema),
});

const daySchema = z.iso.date({ error: 'a day such as 2027-01-12' });
const minutesSchema = z
  .int({ error: 'whole minutes' })
  .check(z.gte(1, { error: 'one minute or more' }), z.lte(MAX_MINUTES, { error: `at most ${MAX_MINUTES} minutes` }));

const unitsSchema = z
  .array(z.object({ id: idSchema, quantity: z.int().check(z.nonnegative(), z.lte(MAX_UNITS)) }))
  .check(z.maxLength(10, { error: 'at most 10 kinds of units' }));

const unitItemsSchema = z
  .array(
    z.object({
      uuid: z.optional(uuidSchema),
      unitId: idSchema,
      resellerReference: nullish(line(100)),
      contact: z.optional(z.nullable(contactSchema)),
    }),
  )
  .check(
    z.minLength(1, { error: 'one person or more' }),
    z.maxLength(MAX_UNITS, { error: `at most ${MAX_UNITS} people` }),
  );

/** What is asked of a calendar; fields that are not known are left alone. */
export const calendarRequestSchema = z.object({
  productId: idSchema,
  optionId: idSchema,
  localDateStart: z.optional(daySchema),
  localDateEnd: z.optional(daySchema),
  units: z.optional(unitsSchema),
  currency: nullish(idSchema),
});

/** The same of departures, which may be named by their ids instead. */
export const checkRequestSchema = z.extend(calendarRequestSchema, {
  availabilityIds: z.optional(z.array(idSchema).check(z.maxLength(100, { error: 'at most 100 ids' }))),
});

const sharedFields = {
  resellerReference: nullish(line(100)),
  contact: nullish(contactSchema),
  notes: nullish(notesSchema),
};

/** Places to hold. */
export const reservationSchema = z.object({
  uuid: z.optional(uuidSchema),
  productId: idSchema,
  optionId: idSchema,
  availabilityId: idSchema,
  unitItems: unitItemsSchema,
  expirationMinutes: z.optional(minutesSchema),
  currency: nullish(idSchema),
  ...sharedFields,
});

/** Who travels, with which a booking is confirmed. */
export const confirmationSchema = z.object({ unitItems: z.optional(unitItemsSchema), ...sharedFields });

/** What is to be another one of a booking. */
export const updateSchema = z.object({
  productId: z.optional(idSchema),
  optionId: z.optional(idSchema),
  availabilityId: z.optional(idSchema),
  unitItems: z.optional(unitItemsSchema),
  expirationMinutes: z.optional(minutesSchema),
  ...sharedFields,
});

/** How much longer places are to be held. */
export const extensionSchema = z.object({ expirationMinutes: z.optional(minutesSchema) });

/** Why a booking is cancelled. */
export const cancellationSchema = z.object({ reason: nullish(notesSchema) });

/** By what bookings are found; at least one of these. */
export const bookingsQuerySchema = z.object({
  resellerReference: z.optional(line(100)),
  supplierReference: z.optional(idSchema),
  localDate: z.optional(daySchema),
  localDateStart: z.optional(daySchema),
  localDateEnd: z.optional(daySchema),
});

export type OctoContact = z.infer<typeof contactSchema>;
export type OctoUnitItems = z.infer<typeof unitItemsSchema>;
export type OctoCalendarRequest = z.infer<typeof calendarRequestSchema>;
export type OctoConfirmation = z.infer<typeof confirmationSchema>;
export type OctoUpdate = z.infer<typeof updateSchema>;
export type OctoReservation = z.infer<typeof reservationSchema>;

import * as z from 'zod/mini';
import { personNameSchema } from '../text/person-name.schema.ts';
import { toSingleLine } from '../text/plain-text.schema.ts';
import { ageBandSchema } from './age-band.schema.ts';

const nameSchema = personNameSchema('the full name');

const countrySchema = z.string().check(z.regex(/^[A-Z]{2}$/, { error: 'a country' }));

/** A travel document (specification.md#passports: name, number, expiry and country). */
export const passportSchema = z.strictObject({
  /** Exactly as printed in it. */
  name: nameSchema,
  number: z
    .string()
    .check(
      z.overwrite(toSingleLine),
      z.toUpperCase(),
      z.regex(/^[A-Z0-9]{5,15}$/, { error: 'the passport number: 5 to 15 letters and digits' }),
    ),
  expiry: z.iso.date({ error: 'a date such as 2031-05-20' }),
  country: countrySchema,
});

/** A participant of a trip. */
export const participantSchema = z.strictObject({
  name: nameSchema,
  /** ISO 3166 code. */
  nationality: countrySchema,
  ageBand: ageBandSchema,
  /** Null where the trip needs no passport. */
  passport: z.nullable(passportSchema),
});

/** Placeholder on a device for a passport that the service has and that is valid. */
export const ON_FILE = 'on-file';

/** A participant as the owner of a booking reads them. */
export const travellerSchema = z.extend(participantSchema, {
  passport: z.nullable(z.union([passportSchema, z.literal(ON_FILE)])),
});

export type Passport = z.infer<typeof passportSchema>;
export type Participant = z.infer<typeof participantSchema>;
export type Traveller = z.infer<typeof travellerSchema>;

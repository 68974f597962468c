import * as z from 'zod/mini';

/** What the manifest and the boat need to know about somebody's age. */
export const AGE_BANDS = ['adult', 'child-8-to-17', 'child-3-to-7', 'infant'] as const;

const nameSchema = z.string().check(
  z.trim(),
  z.minLength(2, { error: 'the full name, 2 to 100 characters' }),
  z.maxLength(100, { error: 'the full name, 2 to 100 characters' }),
  z.refine((text) => !/[\p{Cc}<>]/u.test(text), { error: 'the full name in plain letters' }),
);

const countrySchema = z.string().check(z.regex(/^[A-Z]{2}$/, { error: 'a country' }));

/** A travel document (specification, section 5: name, number, expiry and country). */
export const passportSchema = z.strictObject({
  /** Exactly as printed in it. */
  name: nameSchema,
  number: z
    .string()
    .check(
      z.trim(),
      z.toUpperCase(),
      z.regex(/^[A-Z0-9]{5,15}$/, { error: 'the passport number: 5 to 15 letters and digits' }),
    ),
  expiry: z.iso.date({ error: 'a date such as 2031-05-20' }),
  country: countrySchema,
});

/** Somebody who travels. */
export const participantSchema = z.strictObject({
  name: nameSchema,
  /** ISO 3166 code. */
  nationality: countrySchema,
  ageBand: z.enum(AGE_BANDS, { error: 'an age group' }),
  /** Null where the trip asks for none. */
  passport: z.nullable(passportSchema),
});

/** Stands for a passport that the service has and that is good for its trip: a device keeps no more of it. */
export const ON_FILE = 'on-file';

/** Somebody who travels, as the owner of a booking knows them. */
export const travellerSchema = z.extend(participantSchema, {
  passport: z.nullable(z.union([passportSchema, z.literal(ON_FILE)])),
});

export type Passport = z.infer<typeof passportSchema>;
export type Participant = z.infer<typeof participantSchema>;
export type Traveller = z.infer<typeof travellerSchema>;

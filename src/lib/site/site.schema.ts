import * as z from 'zod/mini';
import { textSchema } from '../text/text.schema.ts';
import { clockTimeSchema } from '../time/duration.schema.ts';
import { paymentSettingsSchema } from './payment-settings.schema.ts';

const phoneSchema = z
  .string()
  .check(z.regex(/^\+[1-9]\d{6,14}$/, { error: 'an international number without spaces, as in "+639175550100"' }));

/** The operator's contacts (specification.md#help-sheet). */
export const contactsSchema = z.strictObject({
  /** The address that travellers write to. */
  email: z.email({ error: 'an e-mail address' }),
  /** The number that travellers call. */
  phone: phoneSchema,
  /** The number for text messages. */
  sms: phoneSchema,
  /** The number on WhatsApp. */
  whatsapp: phoneSchema,
  /** The page's name on Facebook, used for Messenger links. */
  messenger: textSchema,
});

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Hours of some days in Palawan time. */
const openingHoursSchema = z.strictObject({
  /** The days with these hours. */
  days: z.array(z.enum(WEEKDAYS)).check(z.minLength(1)),
  /** When the office opens: `08:00`. */
  opens: clockTimeSchema,
  /** When the office closes: `20:00`. */
  closes: clockTimeSchema,
});

/** The operator's facts: `src/content/settings/site.yaml`. */
export const siteSchema = z.strictObject({
  /** The brand's name. */
  name: textSchema,
  /** The name under the icon of the installed app. */
  shortName: textSchema.check(z.maxLength(12, { error: 'at most 12 characters: phones cut off the rest' })),
  /** The line after the name. */
  tagline: textSchema,
  /** The public address, without a slash at its end. `SITE_URL` in the environment overrides it. */
  url: z.url({ error: 'an address such as "https://example.com"' }),
  /** 120 to 155 characters for search engines. */
  seoDescription: textSchema,
  /** How travellers reach the operator. */
  contacts: contactsSchema,
  /** Office hours in Palawan time. */
  hours: textSchema,
  /**
   * The markup multiplier on base and extra rates: "1.15". A text, so that it is exact
   * (specification.md#price-rule).
   */
  markup: z
    .string()
    .check(z.regex(/^(?=.*[1-9])\d+(\.\d{1,4})?$/, { error: 'a decimal number above 0 in quotes, as in "1.15"' })),
  /** The same for search engines; without it they are told no hours. */
  openingHours: z.optional(z.array(openingHoursSchema).check(z.minLength(1))),
  /** The office's place on the map, in degrees north and east. */
  position: z.optional(
    z.strictObject({
      /** Degrees north. */
      latitude: z.number().check(z.gte(-90), z.lte(90)),
      /** Degrees east. */
      longitude: z.number().check(z.gte(-180), z.lte(180)),
    }),
  ),
  /** The operator's own pages elsewhere, such as on Facebook. */
  profiles: z.optional(z.array(z.url({ error: 'an address such as "https://www.facebook.com/example"' }))),
  /** The office, for the footer and for structured data. */
  address: z.strictObject({
    /** Street and number. */
    street: textSchema,
    /** City or town. */
    locality: textSchema,
    /** Province. */
    region: textSchema,
    /** Postal code. */
    postalCode: textSchema,
  }),
  /** How travellers pay without a service. */
  payment: paymentSettingsSchema,
  /** Number of cards on a landing page before it is split into pages. */
  listingsPerPage: z.int().check(z.gte(12), z.lte(200)),
  /** What phones save for days without a network. */
  offline: z.strictObject({
    /**
     * Compressed bytes that a phone precaches by default. Other content is saved when it is visited
     * or everything is requested.
     */
    budgetBytes: z.int().check(z.gte(500_000), z.lte(50_000_000)),
  }),
});

export type Site = z.infer<typeof siteSchema>;

import { countries, type TCurrencyCode } from 'countries-list';
import { currencies } from 'countries-list/currencies';
import * as z from 'zod/mini';
import { textSchema } from '../text/text.schema.ts';

/** In these nobody pays: they are units of account, and nobody publishes their rates. */
const UNITS_OF_ACCOUNT: readonly string[] = ['BOV', 'CHE', 'CHW', 'CLF', 'USN', 'UYI'];

/** The currencies that travellers can choose besides the dollar: those that a country uses. */
export const RATED_CURRENCIES: readonly string[] = [
  ...new Set(Object.values(countries).flatMap(({ currency }) => currency)),
]
  .filter((code) => code !== 'USD' && !UNITS_OF_ACCOUNT.includes(code))
  .toSorted();

const RATE = 'units for one US dollar: a number from 0.000001 to 1000000000';
const DAY = 'a date such as "2026-11-21", not in the future';

/** Units of a currency for one US dollar. */
export const rateSchema = z
  .number({ error: RATE })
  .check(z.gte(0.000001, { error: RATE }), z.lte(1_000_000_000, { error: RATE }));

/** The time by which the first zone of the world is ahead of UTC. */
const FIRST_ZONE_MS = 14 * 3_600_000;

/** A day that has begun somewhere. */
export const pastDaySchema = z.iso
  .date({ error: DAY, abort: true })
  .check(z.refine((day) => Date.parse(day) <= Date.now() + FIRST_ZONE_MS, { error: DAY }));

/** A rate, which forms explain by the name of its currency. */
const rateOf = (code: string) => rateSchema.check(z.describe(currencies[code as TCurrencyCode].name));

/** Exchange rates (specification.md#exchange-rates): `src/content/settings/rates.yaml`. */
export const ratesSchema = z.strictObject({
  /** The day of the rates. Travellers see it beside the list of currencies. */
  date: pastDaySchema,
  /** Who has published them. Travellers do not see it. */
  source: textSchema.check(z.maxLength(120, { error: 'a text of at most 120 characters' })),
  /** Units of each currency for one US dollar. */
  rates: z.strictObject(Object.fromEntries(RATED_CURRENCIES.map((code) => [code, rateOf(code)]))),
});

export type Rates = z.infer<typeof ratesSchema>;

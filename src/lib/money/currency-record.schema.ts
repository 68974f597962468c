import * as z from 'zod/mini';
import { currencyCodeSchema } from './currency-code.schema.ts';

/** A currency that a traveller can choose (specification.md#currencies). */
export const currencyRecordSchema = z.strictObject({
  /** Address of the flag's picture. */
  flag: z.string(),
  /** The English name: "Philippine Peso". The picker shows the name in the traveller's language. */
  name: z.string(),
  symbol: z.string(),
  /** ISO 3166 code of the country for its flag: `PH`. */
  countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
  countryName: z.string(),
  /** ISO 4217 code: `PHP`. */
  currencyCode: currencyCodeSchema,
});

export type CurrencyRecord = z.infer<typeof currencyRecordSchema>;

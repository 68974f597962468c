import * as z from 'zod/mini';
import { currencyCodeSchema } from './currency-code.schema.ts';

/** A country and its currency (specification.md#currencies). */
export const countrySchema = z.strictObject({
  /** ISO 3166 code: `AT`. */
  countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** ISO 4217 code: `EUR`. */
  currencyCode: currencyCodeSchema,
});

export type Country = z.infer<typeof countrySchema>;

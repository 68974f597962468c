import * as z from 'zod/mini';
import { currencyRecordSchema } from './currency-record.schema.ts';

/** What a traveller chose to see prices in (specification, section 3: currency, locale and currencyData). */
export const preferenceSchema = z.strictObject({
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  locale: z.string().check(z.minLength(2), z.maxLength(35)),
  currencyData: z.nullable(currencyRecordSchema),
  /** Units per US dollar when it was chosen, so that the next page needs no request before its first paint. */
  rate: z.number().check(z.positive()),
  /** The day of that rate, or null for dollars. */
  rateDate: z.nullable(z.string()),
});

export type Preference = z.infer<typeof preferenceSchema>;

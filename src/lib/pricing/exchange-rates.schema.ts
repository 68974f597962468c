import * as z from 'zod/mini';
import { currencyCodeSchema } from '../currency/currency-code.schema.ts';

/** Units per one US dollar, by currency code, and the day they were read (specification, section 3, Exchange-rate table). */
export const exchangeRatesSchema = z.strictObject({
  /** The day of the rates: `2026-09-29`. */
  date: z.iso.date(),
  base: z.literal('USD'),
  rates: z.record(currencyCodeSchema, z.number().check(z.positive())),
});

export type ExchangeRates = z.infer<typeof exchangeRatesSchema>;

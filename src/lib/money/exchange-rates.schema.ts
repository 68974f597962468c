import * as z from 'zod/mini';
import { currencyCodeSchema } from './currency-code.schema.ts';

/** Units per US dollar by currency code, and their date (specification.md#exchange-rates). */
export const exchangeRatesSchema = z.strictObject({
  /** The day of the rates: `2026-09-29`. */
  date: z.iso.date(),
  base: z.literal('USD'),
  rates: z.record(currencyCodeSchema, z.number().check(z.positive())),
});

export type ExchangeRates = z.infer<typeof exchangeRatesSchema>;

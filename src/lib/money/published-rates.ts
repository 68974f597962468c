import type { ExchangeRates } from './exchange-rates.schema.ts';
import type { Rates } from './rates.schema.ts';

/** The table that pages load: the rates of the content by code, and the dollar among them. */
export function publishedRates({ date, rates }: Rates): ExchangeRates {
  const sorted = Object.entries({ ...rates, USD: 1 }).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { date, base: 'USD', rates: Object.fromEntries(sorted) };
}

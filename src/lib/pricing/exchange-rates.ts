import type { ExchangeRates } from './exchange-rates.schema.ts';

/** The rate of a currency that the table does not know (specification, section 9, Defaults). */
export const FALLBACK_RATE = 1;

/** A table older than this many days is stale: the build warns. */
export const STALE_AFTER_DAYS = 45;

/** Units of `currency` per US dollar; {@link FALLBACK_RATE} when the table has none. */
export function rateOf(table: ExchangeRates, currency: string): number {
  return Object.hasOwn(table.rates, currency) ? (table.rates[currency] ?? FALLBACK_RATE) : FALLBACK_RATE;
}

/** Whole days from the table's date to `today` (an ISO date). */
export function ageInDays(table: ExchangeRates, today: string): number {
  return Math.floor((Date.parse(today) - Date.parse(table.date)) / 86_400_000);
}

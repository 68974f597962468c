import type { ExchangeRates } from './exchange-rates.schema.ts';

/** The rate of a currency that is not in the table (specification.md#defaults). */
export const FALLBACK_RATE = 1;

/** A table older than this many days is stale: the build warns. */
export const STALE_AFTER_DAYS = 45;

/** Units of `currency` per US dollar; {@link FALLBACK_RATE} where the table has none. */
export function rateOf(table: ExchangeRates, currency: string): number {
  return hasRate(table, currency) ? (table.rates[currency] ?? FALLBACK_RATE) : FALLBACK_RATE;
}

/** Whether the table has a rate for a currency, so that its prices are true conversions. */
export function hasRate({ rates }: ExchangeRates, currency: string): boolean {
  return Object.hasOwn(rates, currency);
}

/** Whole days from the table's date to `today` (an ISO date). */
export function ageInDays(table: ExchangeRates, today: string): number {
  return Math.floor((Date.parse(today) - Date.parse(table.date)) / 86_400_000);
}

import type { ExchangeRates } from '../../lib/money/exchange-rates.schema.ts';
import { ageInDays, STALE_AFTER_DAYS } from '../../lib/money/exchange-rates.ts';
import { publishedRates } from '../../lib/money/published-rates.ts';

let isChecked = false;

/** The exchange rates of this build with their date; warns once when they are outdated. */
export function exchangeRates(): ExchangeRates {
  const table = publishedRates();
  if (isChecked) return table;
  isChecked = true;
  const age = ageInDays(table, new Date().toISOString().slice(0, 10));
  if (age > STALE_AFTER_DAYS) {
    console.warn(`The exchange rates are ${age} days old (${table.date}). Run "npm run rates:update" to refresh them.`);
  }
  return table;
}

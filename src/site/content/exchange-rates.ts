import type { ExchangeRates } from '../../lib/money/exchange-rates.schema.ts';
import { ageInDays, STALE_AFTER_DAYS } from '../../lib/money/exchange-rates.ts';
import { publishedRates } from '../../lib/money/published-rates.ts';
import type { Rates } from '../../lib/money/rates.schema.ts';
import { settingsFile } from './load-content.ts';

let table: Promise<ExchangeRates> | undefined;

/** The exchange rates of this build with their date; warns once when they are outdated. */
export function exchangeRates(): Promise<ExchangeRates> {
  table ??= readRates();
  return table;
}

async function readRates(): Promise<ExchangeRates> {
  const { data } = await settingsFile<Rates>('rates');
  const read = publishedRates(data);
  const age = ageInDays(read, new Date().toISOString().slice(0, 10));
  if (age > STALE_AFTER_DAYS) {
    console.warn(`The exchange rates are ${age} days old (${read.date}). Run "npm run rates:update" to refresh them.`);
  }
  return read;
}

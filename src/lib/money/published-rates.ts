import published from '@fawazahmed0/currency-api/v1/currencies/usd.min.json' with { type: 'json' };
import { countries } from 'countries-list';
import { type ExchangeRates, exchangeRatesSchema } from './exchange-rates.schema.ts';

const MAX_FRACTION_DIGITS = 6;

/**
 * Currencies that a country uses. The published table also has coins, metals and abolished ones.
 */
function currenciesInUse(): readonly string[] {
  return [...new Set(Object.values(countries).flatMap(({ currency }) => currency))].toSorted();
}

function readRates(): ExchangeRates {
  const { date, usd } = published as { date: string; usd: Record<string, number> };
  const known = currenciesInUse().filter((code) => usd[code.toLowerCase()] !== undefined);
  const rates = Object.fromEntries(
    known.map((code) => [code, Number(usd[code.toLowerCase()]?.toFixed(MAX_FRACTION_DIGITS))]),
  );
  return exchangeRatesSchema.parse({ date, base: 'USD', rates });
}

let table: ExchangeRates | undefined;

/** The exchange rates of the installed package, with their date. */
export function publishedRates(): ExchangeRates {
  table ??= readRates();
  return table;
}

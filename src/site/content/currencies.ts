import { countries, type TCountryCode, type TCurrencyCode } from 'countries-list';
import { currencies } from 'countries-list/currencies';
import type { Country } from '../../lib/money/country.schema.ts';
import type { CurrencyRecord } from '../../lib/money/currency-record.schema.ts';
import { EUROPEAN_UNION, flagCountry } from '../../lib/money/flag-country.ts';
import { flagPath } from '../../lib/navigation/paths.ts';
import { exchangeRates } from './exchange-rates.ts';

const currencyCodes = async () => Object.keys((await exchangeRates()).rates);

function countryName(code: string): string {
  return code === EUROPEAN_UNION.code ? EUROPEAN_UNION.name : countries[code as TCountryCode].name;
}

function currencyRecord(currencyCode: string): CurrencyRecord {
  const { name, symbol } = currencies[currencyCode as TCurrencyCode];
  const countryCode = flagCountry(currencyCode);
  return {
    flag: flagPath(countryCode),
    name,
    symbol,
    countryCode,
    countryName: countryName(countryCode),
    currencyCode,
  };
}

/** Every currency of the rate table, by code (specification.md#currencies). */
export async function currencyRecords(): Promise<readonly CurrencyRecord[]> {
  return (await currencyCodes()).map(currencyRecord);
}

/** Every country with the first of its currencies that has a rate. */
export async function countryCurrencies(): Promise<readonly Country[]> {
  const known = new Set(await currencyCodes());
  return Object.entries(countries).flatMap(([countryCode, { currency }]) => {
    const currencyCode = currency.find((code) => known.has(code));
    return currencyCode ? [{ countryCode, currencyCode }] : [];
  });
}

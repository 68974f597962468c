import { describe, expect, test } from 'vitest';
import { countrySchema } from '../../../src/lib/money/country.schema.ts';
import { currencyRecordSchema } from '../../../src/lib/money/currency-record.schema.ts';
import { countryCurrencies, currencyRecords } from '../../../src/site/content/currencies.ts';
import { exchangeRates } from '../../../src/site/content/exchange-rates.ts';
import { flags } from '../../../src/site/content/flags.ts';

const records = new Map(currencyRecords().map((record) => [record.currencyCode, record]));

describe('currency records (specification.md#currencies)', () => {
  test('are there for every currency of the rates, once', () => {
    expect([...records.keys()]).toEqual(Object.keys(exchangeRates().rates));
    expect(currencyRecords()).toHaveLength(records.size);
    expect(records.size).toBeGreaterThan(140);
  });

  test.each(currencyRecords())('$currencyCode has a country, a name and a flag', (record) => {
    expect(currencyRecordSchema.parse(record)).toEqual(record);
    expect(record.name.length * record.symbol.length * record.countryName.length).toBeGreaterThan(0);
    expect(flags().get(record.countryCode)).toMatch(/^<svg/);
    expect(record.flag).toBe(`/flags/${record.countryCode}.svg`);
  });

  test.each([
    ['USD', 'US'],
    ['GBP', 'GB'],
    ['EUR', 'EU'],
    ['PHP', 'PH'],
    ['CHF', 'CH'],
    ['AUD', 'AU'],
    ['XOF', 'SN'],
    ['XAF', 'CM'],
    ['XCD', 'KN'],
    ['XCG', 'CW'],
    ['XPF', 'PF'],
  ])('%s stands under the flag of %s', (currency, country) => {
    expect(records.get(currency)?.countryCode).toBe(country);
  });

  test('need one flag a currency and none besides', () => {
    expect(flags().size).toBe(records.size);
  });
});

describe('countries', () => {
  test('each have one currency that has a rate', () => {
    const rates = exchangeRates().rates;
    expect(countryCurrencies().filter(({ currencyCode }) => !Object.hasOwn(rates, currencyCode))).toEqual([]);
    expect(countryCurrencies().map((country) => countrySchema.parse(country))).toEqual(countryCurrencies());
    expect(countryCurrencies().length).toBeGreaterThan(240);
  });

  test.each([
    ['AT', 'EUR'],
    ['CH', 'CHF'],
    ['SV', 'USD'],
    ['PH', 'PHP'],
    ['GB', 'GBP'],
  ])('%s pays with %s', (code, currency) => {
    expect(countryCurrencies().find(({ countryCode }) => countryCode === code)?.currencyCode).toBe(currency);
  });
});

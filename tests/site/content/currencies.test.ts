import { describe, expect, test } from 'vitest';
import { countrySchema } from '../../../src/lib/money/country.schema.ts';
import { currencyRecordSchema } from '../../../src/lib/money/currency-record.schema.ts';
import { readRealContent } from '../../fixtures/builders/real-content.ts';
import { provideCollections } from '../../fixtures/fakes/content-collections.ts';

provideCollections([]);
const { countryCurrencies, currencyRecords } = await import('../../../src/site/content/currencies.ts');
const { exchangeRates } = await import('../../../src/site/content/exchange-rates.ts');
const { flags } = await import('../../../src/site/content/flags.ts');

const [currencies, countries, drawings] = [await currencyRecords(), await countryCurrencies(), await flags()];
const records = new Map(currencies.map((record) => [record.currencyCode, record]));

describe('currency records (specification.md#currencies)', () => {
  test('are there for every currency of the rates, once', async () => {
    const { rates } = await exchangeRates();
    expect([...records.keys()]).toEqual(Object.keys(rates));
    expect(currencies).toHaveLength(records.size);
    expect(records.size).toBeGreaterThan(140);
  });

  test.each(currencies)('$currencyCode has a country, a name and a flag', (record) => {
    expect(currencyRecordSchema.parse(record)).toEqual(record);
    expect(record.name.length * record.symbol.length * record.countryName.length).toBeGreaterThan(0);
    expect(drawings.get(record.countryCode)).toMatch(/^<svg/);
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
    expect(drawings.size).toBe(records.size);
  });
});

describe('the rates of the build (specification.md#exchange-rates)', () => {
  test('are those of the content, with the dollar', async () => {
    expect(await exchangeRates()).toEqual(readRealContent().rates);
    expect((await exchangeRates()).rates).toMatchObject({ USD: 1, PHP: expect.any(Number) });
  });
});

describe('countries', () => {
  test('each have one currency that has a rate', async () => {
    const { rates } = await exchangeRates();
    expect(countries.filter(({ currencyCode }) => !Object.hasOwn(rates, currencyCode))).toEqual([]);
    expect(countries.map((country) => countrySchema.parse(country))).toEqual(countries);
    expect(countries.length).toBeGreaterThan(240);
  });

  test.each([
    ['AT', 'EUR'],
    ['CH', 'CHF'],
    ['SV', 'USD'],
    ['PH', 'PHP'],
    ['GB', 'GBP'],
  ])('%s pays with %s', (code, currency) => {
    expect(countries.find(({ countryCode }) => countryCode === code)?.currencyCode).toBe(currency);
  });
});

import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, test, vi } from 'vitest';
import { schemaProblems } from '../../../src/lib/content-validation/schema-validation.ts';
import { exchangeRatesSchema } from '../../../src/lib/money/exchange-rates.schema.ts';
import { publishedRates } from '../../../src/lib/money/published-rates.ts';
import { RATED_CURRENCIES, ratesSchema } from '../../../src/lib/money/rates.schema.ts';

const FILE = 'src/content/settings/rates.yaml';
const RATE = 'units for one US dollar: a number from 0.000001 to 1000000000';
const DAY = 'a date such as "2026-11-21", not in the future';

/** The file as the site ships it, which each test may change. */
const theFile = () => load(readFileSync(FILE, 'utf8')) as { date: unknown; source: unknown; rates: object };

function problemsOf(data: unknown) {
  const result = ratesSchema.safeParse(data);
  const issues = result.success ? [] : result.error.issues;
  return schemaProblems(FILE, issues, data).map(({ field, found, allowed }) => [field, found, allowed]);
}

describe('the file of exchange rates (specification.md#exchange-rates)', () => {
  test('has a rate of every currency that a country uses, and of no other', () => {
    expect(problemsOf(theFile())).toEqual([]);
    expect(Object.keys(theFile().rates)).toEqual(RATED_CURRENCIES);
    expect(RATED_CURRENCIES.length).toBeGreaterThan(150);
    expect(RATED_CURRENCIES.filter((code) => ['USD', 'CLF', 'USN'].includes(code))).toEqual([]);
  });

  test.each([
    ['a rate of nothing', 'EUR', 0, '0', RATE],
    ['a negative rate', 'EUR', -1, '-1', RATE],
    ['a rate below what can be multiplied exactly', 'EUR', 1e-7, '1e-7', RATE],
    ['a rate above it', 'EUR', 1e21, '1e+21', RATE],
    ['an endless rate', 'EUR', Number.POSITIVE_INFINITY, 'null', RATE],
    ['a text', 'EUR', '0.9', '"0.9"', RATE],
    ['no rate of a currency', 'PHP', undefined, 'nothing', RATE],
    ['a currency that nobody has', 'EUX', 2, '2', 'no field of this name; check its spelling'],
    ['the dollar, which is one dollar', 'USD', 1, '1', 'no field of this name; check its spelling'],
  ])('refuses %s', (_name, code, value, found, allowed) => {
    const file = theFile();
    expect(problemsOf({ ...file, rates: { ...file.rates, [code]: value } })).toEqual([
      [`rates.${code}`, found, allowed],
    ]);
  });

  test.each([
    ['no day', undefined, 'nothing'],
    ['a day that there is not', '2026-02-30', '"2026-02-30"'],
    ['a day in another order', '29-09-2026', '"29-09-2026"'],
    ['a day in the future', '2999-01-01', '"2999-01-01"'],
    ['a day that there will never be', '2999-02-30', '"2999-02-30"'],
  ])('refuses %s', (_name, date, found) => {
    expect(problemsOf({ ...theFile(), date })).toEqual([['date', found, DAY]]);
  });

  test('takes the day that it is where days begin first, and none after it', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-27T10:00:00Z') });
    expect(problemsOf({ ...theFile(), date: '2026-11-28' })).toEqual([]);
    expect(problemsOf({ ...theFile(), date: '2026-11-29' })).toHaveLength(1);
    vi.setSystemTime(Date.parse('2026-11-27T09:59:59Z'));
    expect(problemsOf({ ...theFile(), date: '2026-11-28' })).toHaveLength(1);
    vi.useRealTimers();
  });

  test.each([
    ['no source', undefined, 'nothing', 'a text'],
    ['an empty source', '', '""', 'at least 1 character'],
    ['a long source', 'x'.repeat(121), undefined, 'a text of at most 120 characters'],
  ])('refuses %s', (_name, source, found, allowed) => {
    expect(problemsOf({ ...theFile(), source })).toMatchObject([['source', found ?? expect.any(String), allowed]]);
  });
});

test('the table of pages has the rates of the file by code, and the dollar among them', () => {
  const file = ratesSchema.parse(theFile());
  const table = publishedRates(file);
  expect(exchangeRatesSchema.parse(table)).toEqual({ date: file.date, base: 'USD', rates: { ...file.rates, USD: 1 } });
  expect(Object.keys(table.rates)).toEqual([...RATED_CURRENCIES, 'USD'].toSorted());
});

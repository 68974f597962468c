import { describe, expect, test } from 'vitest';
import { type ExchangeRates, exchangeRatesSchema } from '../../../src/lib/money/exchange-rates.schema.ts';
import { ageInDays, FALLBACK_RATE, rateOf, STALE_AFTER_DAYS } from '../../../src/lib/money/exchange-rates.ts';

const TABLE: ExchangeRates = { date: '2026-09-29', base: 'USD', rates: { PHP: 58, EUR: 0.88022588, USD: 1 } };

describe('the rate of a currency (specification.md#defaults)', () => {
  test.each([
    ['PHP', 58],
    ['EUR', 0.88022588],
    ['USD', 1],
  ])('%s is %d a dollar', (currency, rate) => {
    expect(rateOf(TABLE, currency)).toBe(rate);
  });

  test('falls back to 1', () => {
    expect(FALLBACK_RATE).toBe(1);
  });

  test.each([
    'ZZZ',
    'php',
    '',
    ' PHP',
    'toString',
    'constructor',
    '__proto__',
    'hasOwnProperty',
    null as never,
    undefined as never,
    42 as never,
  ])('is 1 for %j, which the table does not know', (currency) => {
    expect(rateOf(TABLE, currency)).toBe(1);
  });
});

describe('the age of a table', () => {
  test.each([
    ['2026-09-29', 0],
    ['2026-09-30', 1],
    ['2026-11-13', 45],
    ['2026-11-14', 46],
    ['2027-09-29', 365],
    ['2026-09-28', -1],
  ])('on %s is %d days', (today, days) => {
    expect(ageInDays(TABLE, today)).toBe(days);
  });

  test('counts a leap day', () => {
    expect(ageInDays({ ...TABLE, date: '2028-02-28' }, '2028-03-01')).toBe(2);
  });

  test('is not a number for a date that is none', () => {
    expect(ageInDays(TABLE, 'yesterday')).toBeNaN();
  });

  test('above 45 days is stale', () => {
    expect(STALE_AFTER_DAYS).toBe(45);
  });
});

describe('the table (specification.md#exchange-rates)', () => {
  test('is a date, the dollar and rates', () => {
    expect(exchangeRatesSchema.parse(TABLE)).toEqual(TABLE);
  });

  test.each([
    ['a rate of zero', { ...TABLE, rates: { PHP: 0 } }],
    ['a negative rate', { ...TABLE, rates: { PHP: -58 } }],
    ['a rate that is not a number', { ...TABLE, rates: { PHP: Number.NaN } }],
    ['an endless rate', { ...TABLE, rates: { PHP: Number.POSITIVE_INFINITY } }],
    ['a rate in a text', { ...TABLE, rates: { PHP: '58' } }],
    ['a code in small letters', { ...TABLE, rates: { php: 58 } }],
    ['a code of four letters', { ...TABLE, rates: { USDT: 1 } }],
    ['another base', { ...TABLE, base: 'EUR' }],
    ['a date that does not exist', { ...TABLE, date: '2026-02-30' }],
    ['a date in another order', { ...TABLE, date: '29-09-2026' }],
    ['an unknown field', { ...TABLE, source: 'bank' }],
    ['no rates', { date: TABLE.date, base: 'USD' }],
    ['nothing', null],
  ])('refuses %s', (_name, table) => {
    expect(exchangeRatesSchema.safeParse(table).success).toBe(false);
  });
});

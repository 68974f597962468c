import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withCurrency, withLocale, withRates } from '../../../src/lib/money/choose-currency.ts';
import { countryCodeOf, DEFAULT_PREFERENCE, parsePreference } from '../../../src/lib/money/currency-preference.ts';
import { aCurrency, EURO, FRANC, PESO, RATES } from '../../fixtures/a-currency.ts';

const IN_EUROS = { currency: 'EUR', locale: 'de-AT', rate: 0.9, rateDate: '2026-09-29', currencyData: EURO };

describe('a preference (specification.md#currencies)', () => {
  test('is US dollars, the United States and American numbers where nothing is known (specification.md#defaults)', () => {
    expect(DEFAULT_PREFERENCE).toMatchObject({ currency: 'USD', locale: 'en-US', rate: 1 });
    expect(countryCodeOf(DEFAULT_PREFERENCE)).toBe('US');
  });

  test('stands for the country of its currency', () => {
    expect(countryCodeOf({ ...IN_EUROS, currencyData: FRANC })).toBe('CH');
  });

  test('is read as it was stored', () => {
    expect(parsePreference(JSON.parse(JSON.stringify(IN_EUROS)))).toEqual(IN_EUROS);
  });

  test.each([
    ['another currency’s record', { currencyData: PESO }],
    ['no record', { currencyData: 'EUR' }],
    ['a record with a number', { currencyData: { ...EURO, flag: 7 } }],
    ['an endless record', { currencyData: { ...EURO, name: 'x'.repeat(1000) } }],
  ])('keeps its currency but not %s', (_, changes) => {
    expect(parsePreference({ ...IN_EUROS, ...changes })).toEqual({ ...IN_EUROS, currencyData: null });
  });

  test.each([7, null, '29.9.2026', '2026-09-29T00:00', {}])('does not believe that its rate is of %o', (rateDate) => {
    expect(parsePreference({ ...IN_EUROS, rateDate })?.rateDate).toBeNull();
  });
});

describe('choosing', () => {
  test('a currency takes its rate and the day of the table, and leaves the locale', () => {
    const chosen = withCurrency({ ...DEFAULT_PREFERENCE, locale: 'de-AT' }, EURO, RATES);
    expect(chosen).toEqual(IN_EUROS);
  });

  test('dollars needs no rate', () => {
    expect(withCurrency(IN_EUROS, aCurrency('USD'), RATES)).toMatchObject({ currency: 'USD', rate: 1, rateDate: null });
  });

  test.each(['XYZ', 'GBP', 'constructor'])('%s, which the table does not know, is refused', (code) => {
    expect(withCurrency(IN_EUROS, aCurrency(code), RATES)).toBeNull();
  });

  test('a locale leaves the currency', () => {
    expect(withLocale(IN_EUROS, 'ja-JP')).toEqual({ ...IN_EUROS, locale: 'ja-JP' });
  });
});

describe('a currency of the table that the browser does not know', () => {
  const LEONE = aCurrency('SLE', { name: 'Sierra Leonean Leone' });
  const IN_LEONES = { currency: 'SLE', locale: 'en-US', rate: 23, rateDate: '2026-09-29', currencyData: LEONE };
  const withLeones = (rate: number) => ({ ...RATES, rates: { ...RATES.rates, SLE: rate } });
  beforeEach(() => void vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['EUR', 'USD']));
  afterEach(() => void vi.restoreAllMocks());

  test('is chosen, read again and refreshed like any other', () => {
    expect(withCurrency(DEFAULT_PREFERENCE, LEONE, withLeones(23))).toEqual(IN_LEONES);
    expect(parsePreference(JSON.parse(JSON.stringify(IN_LEONES)))).toEqual(IN_LEONES);
    expect(withRates(IN_LEONES, withLeones(24))).toMatchObject({ kind: 'refreshed', preference: { rate: 24 } });
  });

  test.each([null, FRANC, { currencyCode: 'SLE' }])('is not believed when %o is stored with it', (currencyData) => {
    expect(parsePreference({ ...IN_LEONES, currencyData })).toBeUndefined();
  });
});

describe('newer rates', () => {
  test('change the rate and its day', () => {
    const newer = { ...RATES, date: '2026-10-30', rates: { EUR: 0.95 } };
    const outcome = withRates(IN_EUROS, newer);
    expect(outcome).toEqual({ kind: 'refreshed', preference: { ...IN_EUROS, rate: 0.95, rateDate: '2026-10-30' } });
  });

  test.each([{}, { EUR: 0 }, { EUR: 1e-9 }])('that are %o bring back dollars in the same locale', (rates) => {
    expect(withRates(IN_EUROS, { ...RATES, rates })).toEqual({
      kind: 'lost',
      currency: 'EUR',
      preference: { ...DEFAULT_PREFERENCE, locale: 'de-AT' },
    });
  });
});

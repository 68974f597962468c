import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withCurrency, withLocale, withRates } from '../../../src/lib/money/choose-currency.ts';
import { countryCodeOf, parsePreference, storedPreference } from '../../../src/lib/money/currency-preference.ts';
import { aCurrency, EURO, FRANC, PESO, RATES } from '../../fixtures/builders/a-currency.ts';
import { DEFAULT_PREFERENCE } from '../../fixtures/builders/a-preference.ts';

const IN_EUROS = {
  currency: 'EUR',
  locale: 'de-AT',
  rate: 0.9,
  rateDate: '2026-09-29',
  currencyData: EURO,
  isLocaleChosen: true,
};

const parse = (stored: unknown) => parsePreference(stored, 'en-US');

describe('a preference (specification.md#currencies)', () => {
  test('is US dollars, the United States and American numbers where nothing is known (specification.md#defaults)', () => {
    expect(DEFAULT_PREFERENCE).toMatchObject({ currency: 'USD', locale: 'en-US', rate: 1 });
    expect(countryCodeOf(DEFAULT_PREFERENCE)).toBe('US');
  });

  test('stands for the country of its currency', () => {
    expect(countryCodeOf({ ...IN_EUROS, currencyData: FRANC })).toBe('CH');
  });

  test('is read as it was stored', () => {
    expect(parse(JSON.parse(JSON.stringify(IN_EUROS)))).toEqual(IN_EUROS);
  });

  test.each([
    ['another currency’s record', { currencyData: PESO }],
    ['no record', { currencyData: 'EUR' }],
    ['a record with a number', { currencyData: { ...EURO, flag: 7 } }],
    ['an endless record', { currencyData: { ...EURO, name: 'x'.repeat(1000) } }],
  ])('keeps its currency but not %s', (_, changes) => {
    expect(parse({ ...IN_EUROS, ...changes })).toEqual({ ...IN_EUROS, currencyData: null });
  });

  test.each([7, null, '29.9.2026', '2026-09-29T00:00', {}])('does not believe that its rate is of %o', (rateDate) => {
    expect(parse({ ...IN_EUROS, rateDate })?.rateDate).toBeNull();
  });
});

describe('the locale of a preference (specification.md#currencies)', () => {
  const keep = (preference: Parameters<typeof storedPreference>[0]) =>
    JSON.parse(JSON.stringify(storedPreference(preference)));
  const german = { ...IN_EUROS, locale: 'de-DE', isLocaleChosen: false };

  test('is that of the page until one is chosen, also after a page in another language', () => {
    expect(parsePreference(keep(german), 'fr-FR')).toEqual({ ...german, locale: 'fr-FR' });
  });

  test('stays on pages in every language once it is chosen, American numbers too', () => {
    const american = withLocale(german, 'en-US');
    expect(parsePreference(keep(american), 'de-DE')).toEqual(american);
  });

  test('that was stored before there were other languages is kept, unless it was the one of all', () => {
    const { isLocaleChosen, ...before } = IN_EUROS;
    expect(parsePreference(before, 'ko-KR')?.locale).toBe('de-AT');
    expect(parsePreference({ ...before, locale: 'en-US' }, 'ko-KR')?.locale).toBe('ko-KR');
  });
});

describe('choosing', () => {
  test('a currency takes its rate and the day of the table, and leaves the locale', () => {
    const chosen = withCurrency({ ...DEFAULT_PREFERENCE, locale: 'de-AT', isLocaleChosen: true }, EURO, RATES);
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
  const IN_LEONES = { ...DEFAULT_PREFERENCE, currency: 'SLE', rate: 23, rateDate: '2026-09-29', currencyData: LEONE };
  const withLeones = (rate: number) => ({ ...RATES, rates: { ...RATES.rates, SLE: rate } });
  beforeEach(() => void vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['EUR', 'USD']));
  afterEach(() => void vi.restoreAllMocks());

  test('is chosen, read again and refreshed like any other', () => {
    expect(withCurrency(DEFAULT_PREFERENCE, LEONE, withLeones(23))).toEqual(IN_LEONES);
    expect(parse(JSON.parse(JSON.stringify(IN_LEONES)))).toEqual(IN_LEONES);
    expect(withRates(IN_LEONES, withLeones(24))).toMatchObject({ kind: 'refreshed', preference: { rate: 24 } });
  });

  test.each([null, FRANC, { currencyCode: 'SLE' }])('is not believed when %o is stored with it', (currencyData) => {
    expect(parse({ ...IN_LEONES, currencyData })).toBeUndefined();
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
      preference: { ...DEFAULT_PREFERENCE, locale: 'de-AT', isLocaleChosen: true },
    });
  });
});

import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { DEFAULT_PRICE_FORMAT, parsePriceFormat, priceText } from '../../../src/lib/money/price-format.ts';

const EUROS = { currency: 'EUR', locale: 'de-AT', rate: 0.9 };

describe('a price in the traveller’s money (specification.md#price-rule)', () => {
  test.each([
    [17, { currency: 'PHP', locale: 'en-US', rate: 58 }, '₱986'],
    [17, DEFAULT_PRICE_FORMAT, '$17'],
    [1234, DEFAULT_PRICE_FORMAT, '$1,234'],
    [380, { currency: 'JPY', locale: 'en-US', rate: 150.5 }, '¥57,190'],
    [1, { currency: 'EUR', locale: 'en-US', rate: 0.5 }, '€1'],
    [1, { currency: 'EUR', locale: 'en-US', rate: 0.4999 }, '€0'],
    [3, { currency: 'KWD', locale: 'en-US', rate: 0.305 }, 'KWD 1'],
  ])('%i US dollars in %o are %s, rounded half up', (usd, view, text) => {
    expect(priceText(usd, view).replace(/\s/g, ' ')).toBe(text);
  });

  test('follows the locale', () => {
    expect(priceText(2000, EUROS).replace(/\s/g, ' ')).toBe('€ 1.800');
    expect(priceText(2000, { ...EUROS, locale: 'no such locale' })).toBe('€1,800');
  });
});

describe('a stored view', () => {
  test('is read', () => {
    expect(parsePriceFormat(EUROS, 'en-US')).toEqual(EUROS);
  });

  test.each([
    undefined,
    null,
    7,
    'EUR',
    [],
    {},
    { ...EUROS, currency: 'XYZ' },
    { ...EUROS, currency: 'eur' },
    { ...EUROS, currency: ['EUR'] },
    { ...EUROS, currency: 'BTC' },
    { ...EUROS, locale: 7 },
    { ...EUROS, rate: '0.9' },
    { ...EUROS, rate: 0 },
    { ...EUROS, rate: -1 },
    { ...EUROS, rate: Number.NaN },
    { ...EUROS, rate: Number.POSITIVE_INFINITY },
    { ...EUROS, rate: 1e-7 },
    { ...EUROS, rate: 1e21 },
    { ...EUROS, rate: [1] },
    { ...DEFAULT_PRICE_FORMAT, rate: 2 },
  ])('is not believed when it is %o', (stored) => {
    expect(parsePriceFormat(stored, 'en-US')).toBeUndefined();
  });

  const ofOurList = (currency: unknown, record: unknown) =>
    parsePriceFormat({ currency, locale: 'en-US', rate: 23, currencyData: { currencyCode: record } }, 'en-US');

  test('may be in a currency of our list that the browser does not know: its code is written', () => {
    vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['EUR', 'USD']);
    onTestFinished(() => void vi.restoreAllMocks());
    expect(ofOurList('SLE', 'SLE')).toEqual({ currency: 'SLE', locale: 'en-US', rate: 23 });
    expect(priceText(100, { currency: 'XQX', locale: 'en-US', rate: 23 }).replace(/\s/g, ' ')).toBe('XQX 2,300');
  });

  test.each([
    ['XQX', 'SLE'],
    ['XQX', undefined],
    ['xqx', 'xqx'],
    ['XQXQ', 'XQXQ'],
    [777, 777],
    [null, null],
  ])('is not believed in %j with a record of %j', (currency, record) => {
    expect(ofOurList(currency, record)).toBeUndefined();
  });

  test.each(['', 'x', 'no such locale', '"><script>', 'de_AT'])(
    'has American numbers where its locale is %o',
    (locale) => {
      expect(parsePriceFormat({ ...EUROS, locale }, 'en-US')).toEqual({ ...EUROS, locale: 'en-US' });
    },
  );
});

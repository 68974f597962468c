import { describe, expect, test } from 'vitest';
import { convertUsd, estimateUsdOfPesos, ratePlanIn } from '../../../src/lib/money/convert.ts';
import type { ExchangeRates } from '../../../src/lib/money/exchange-rates.schema.ts';
import { rateOf } from '../../../src/lib/money/exchange-rates.ts';

const TABLE: ExchangeRates = {
  date: '2026-09-29',
  base: 'USD',
  rates: {
    PHP: 58,
    USD: 1,
    EUR: 0.88,
    JPY: 149.5,
    KRW: 1471.25,
    VND: 25_947.768,
    KWD: 0.3087,
    BHD: 0.376,
    IRR: 1_374_999.644649,
  },
};

describe('whole dollars in pesos at 58 (specification.md#price-rule)', () => {
  test.each([
    [1, 5800],
    [17, 98_600],
    [30, 174_000],
    [38, 220_400],
    [114, 661_200],
    [173, 1_003_400],
    [299, 1_734_200],
    [374, 2_169_200],
    [380, 2_204_000],
    [0, 0],
  ])('$%d is %d centavos', (usd, minor) => {
    expect(convertUsd(usd, 'PHP', TABLE)).toEqual({ minor, currency: 'PHP' });
  });
});

describe('whole dollars in other currencies, rounded half up to whole units (specification.md#price-rule)', () => {
  test.each([
    ['dollars stay the same', 17, 'USD', 1700],
    ['14.96 euros are 15', 17, 'EUR', 1500],
    ['2541.5 yen are 2542', 17, 'JPY', 2542],
    ['no sen: 1495 yen', 10, 'JPY', 1495],
    ['5885 won', 4, 'KRW', 5885],
    ['441112.056 dong are 441112', 17, 'VND', 441_112],
    ['53.4051 Kuwaiti dinars are 53, in fils', 173, 'KWD', 53_000],
    ['6.392 Bahraini dinars are 6, in fils', 17, 'BHD', 6000],
    ['rates in the millions', 17, 'IRR', 2_337_499_400],
  ])('are one amount: %s', (_name, usd, currency, minor) => {
    expect(convertUsd(usd, currency, TABLE)).toEqual({ minor, currency });
  });

  test('an unknown currency takes one unit a dollar', () => {
    expect(convertUsd(17, 'ZZZ', TABLE)).toEqual({ minor: 1700, currency: 'ZZZ' });
  });

  test('never fall as the price rises', () => {
    for (const currency of Object.keys(TABLE.rates)) {
      let last = -1;
      for (let usd = 0; usd <= 1000; usd += 1) {
        const { minor } = convertUsd(usd, currency, TABLE);
        expect(minor).toBeGreaterThanOrEqual(last);
        last = minor;
      }
    }
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 'seventeen', null, undefined])(
    '%j dollars are refused',
    (usd) => {
      expect(() => convertUsd(usd as never, 'PHP', TABLE)).toThrow(new RangeError('Invalid number string'));
    },
  );
});

describe('a rate plan in another currency (specification.md#derived-listing-fields)', () => {
  const BOAT = { base: 380, extra: 52, inc: 2, currency: 'USD' };

  test.each([
    ['PHP', 22_040, 3016],
    ['USD', 380, 52],
    ['EUR', 334, 46],
    ['JPY', 56_810, 7774],
    ['KWD', 117, 16],
    ['ZZZ', 380, 52],
  ])('in %s has base %d and extra %d', (currency, base, extra) => {
    expect(ratePlanIn(BOAT, currency, rateOf(TABLE, currency))).toEqual({ base, extra, inc: 2, currency });
  });

  test('keeps an extra of nothing', () => {
    expect(ratePlanIn({ base: 173, extra: 0, inc: 8, currency: 'USD' }, 'PHP', 58)).toEqual({
      base: 10_034,
      extra: 0,
      inc: 8,
      currency: 'PHP',
    });
  });

  test('leaves the plan in dollars as it was', () => {
    const plan = Object.freeze({ ...BOAT });
    ratePlanIn(plan, 'PHP', 58);
    expect(plan).toEqual(BOAT);
  });
});

describe('pesos for the desk in dollars, rounded up (specification.md#on-site-fees)', () => {
  test.each([
    [400, 7],
    [200, 4],
    [150, 3],
    [300, 6],
    [600, 11],
    [58, 1],
    [59, 2],
    [1, 1],
    [0, 0],
  ])('%d pesos at 58 are %d dollars', (pesos, usd) => {
    expect(estimateUsdOfPesos(pesos, TABLE)).toBe(usd);
  });

  test.each([
    [1923, 64.1, 30],
    [6407, 64.07, 100],
    [400, 62.517539, 7],
  ])('%d pesos at %d are %d dollars, without a cent of binary error', (pesos, rate, usd) => {
    expect(estimateUsdOfPesos(pesos, { ...TABLE, rates: { PHP: rate } })).toBe(usd);
  });

  test('are as many dollars when the table has no peso', () => {
    expect(estimateUsdOfPesos(400, { ...TABLE, rates: {} })).toBe(400);
  });

  test.each([Number.NaN, -400, Number.POSITIVE_INFINITY])('%d pesos are refused', (pesos) => {
    expect(() => estimateUsdOfPesos(pesos, TABLE)).toThrow(new RangeError('Invalid number string'));
  });
});

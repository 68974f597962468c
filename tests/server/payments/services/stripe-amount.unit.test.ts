import { describe, expect, test } from 'vitest';
import { stripeAmount, stripeStep } from '../../../../src/server/payments/services/stripe-amount.ts';

const usd = (minor: number) => ({ minor, currency: 'USD' });
const ratesOf = (rates: Readonly<Record<string, number>>) =>
  ({ date: '2026-11-20', base: 'USD', rates: { USD: 1, ...rates } }) as const;

describe('what Stripe charges (its own list of currencies, which is not ISO 4217)', () => {
  test.each([
    ['dollars to the cent', 17_301, 'USD', 1, 17_301, 1],
    ['whole euros', 17_300, 'EUR', 0.92, 15_900, 1],
    ['whole pesos', 17_300, 'PHP', 58, 1_003_400, 1],
    ['whole forints, in hundredths', 17_300, 'HUF', 365.5, 6_323_200, 1],
    ['whole Taiwan dollars, in hundredths', 17_300, 'TWD', 32.1, 555_300, 1],
    ['zero decimals', 17_300, 'JPY', 150, 25_950, 1],
    ['zero decimals', 17_300, 'KRW', 1375.5, 237_962, 1],
    ['zero decimals', 17_300, 'VND', 25_300, 4_376_900, 1],
    ['zero decimals at Stripe, two in ISO 4217', 17_300, 'MGA', 4550, 787_150, 1],
    ['three decimals', 17_300, 'KWD', 0.307, 53_000, 10],
    ['three decimals', 17_300, 'JOD', 0.709, 123_000, 10],
    ['no decimals, counted in hundredths that are 00', 17_300, 'ISK', 138.2, 2_390_900, 100],
    ['no decimals, counted in hundredths that are 00', 17_300, 'UGX', 3700, 64_010_000, 100],
    ['half a unit more', 2500, 'JPY', 150.5, 3763, 1],
    ['a part of a dollar', 40, 'PHP', 58, 2300, 1],
  ])('%s: %i cents in %s at %d', (_name, cents, currency, rate, amount, step) => {
    expect(stripeAmount(usd(cents), currency, ratesOf({ [currency]: rate }))).toEqual({ amount, currency });
    expect(amount % stripeStep(currency)).toBe(0);
    expect(stripeStep(currency)).toBe(step);
  });

  test.each(['BIF', 'CLP', 'DJF', 'GNF', 'JPY', 'KMF', 'KRW', 'MGA', 'PYG', 'RWF', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'])(
    '%s has no smaller unit',
    (currency) => {
      expect(stripeAmount(usd(500), currency, ratesOf({ [currency]: 2 }))).toEqual({ amount: 10, currency });
    },
  );

  test.each(['BHD', 'JOD', 'KWD', 'OMR', 'TND'])('%s has thousandths', (currency) => {
    expect(stripeAmount(usd(500), currency, ratesOf({ [currency]: 2 }))).toEqual({ amount: 10_000, currency });
  });
});

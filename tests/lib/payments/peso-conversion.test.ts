import { describe, expect, test } from 'vitest';
import { pesosFor } from '../../../src/lib/payments/manual-instructions.ts';
import { centsOfPesos, typedCents } from '../../../src/lib/payments/peso-conversion.ts';

const ratesWith = (PHP: number) => ({ date: '2026-11-20', base: 'USD', rates: { PHP } }) as const;

describe('pesos count for', () => {
  test.each([
    [10_034, [17_300], 58, 17_300],
    [5000, [17_300], 58, 8620],
    [20_068, [17_300], 58, 34_600],
    [1, [17_300], 58, 1],
    [5800, [], 58, 10_000],
    // 35 dollars are 2042.95 pesos, and 173 dollars 10,098.01: by the rate alone the whole price
    // would be a cent short.
    [2043, [3500, 17_300], 58.37, 3500],
    [10_098, [3500, 17_300], 58.37, 17_300],
    [10_097, [3500, 17_300], 58.37, 17_298],
    [10_099, [3500, 17_300], 58.37, 17_301],
    [2042, [3500, 17_300], 58.37, 3498],
    [2044, [3500, 17_300], 58.37, 3501],
    [8055, [13_800], 58.37, 13_800],
    [10_098, [], 58.37, 17_299],
    // A dollar is asked for as 58 pesos; five times that is not what anybody was asked.
    [58, [100], 58.37, 100],
    [290, [100], 58.37, 496],
  ])('%d pesos with %j cents asked for at %d: %d cents', (pesos, asked, rate, expected) => {
    expect(centsOfPesos(pesos, asked, ratesWith(rate))).toBe(expected);
  });

  test('exactly what is due, or all that is open, where they are what was asked for that, at any rate', () => {
    for (const rate of [55.123, 57.83, 58.37, 58.999, 61.5]) {
      for (const cents of [3460, 8650, 17_300, 99_900]) {
        const pesos = pesosFor(cents, ratesWith(rate)).minor / 100;
        expect(centsOfPesos(pesos, [cents, 200_000], ratesWith(rate))).toBe(cents);
        expect(centsOfPesos(pesos, [100, cents], ratesWith(rate))).toBe(cents);
      }
    }
  });

  test.each([55.123, 58.37, 58.999])(
    'never more than they are worth where nobody asked for them, nor less than fewer pesos, at %d',
    (rate) => {
      const asked = [3300, 3500, 17_300];
      const exact = asked.map((cents) => pesosFor(cents, ratesWith(rate)).minor / 100);
      const counted = Array.from({ length: 12_000 }, (_, pesos) => centsOfPesos(pesos, asked, ratesWith(rate)));
      const tooMuch = counted.filter((cents, pesos) => !exact.includes(pesos) && (cents * rate) / 100 > pesos + 1e-6);
      expect(tooMuch).toEqual([]);
      expect(counted).toEqual(counted.toSorted((a, b) => a - b));
    },
  );
});

describe('an amount that was typed', () => {
  test.each([
    ['173', 17_300],
    ['34.6', 3460],
    [' 34.60 ', 3460],
    ['10,034', 1_003_400],
    ['1,000,000.01', 100_000_001],
    ['0.01', 1],
  ])('%j is %d cents', (text, expected) => {
    expect(typedCents(text)).toBe(expected);
  });

  test.each(['', '0', '-5', '34,60', '1,00', '12.345', '1e3', '173 USD', '12345678', 'NaN'])(
    '%j is refused',
    (text) => {
      expect(typedCents(text)).toBeNull();
    },
  );
});

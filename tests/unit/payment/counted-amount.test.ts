import { describe, expect, test } from 'vitest';
import { centsOfPesos, typedCents } from '../../../src/lib/payment/counted-amount.ts';
import { pesosFor } from '../../../src/lib/payment/manual-instructions.ts';

const ratesWith = (PHP: number) => ({ date: '2026-11-20', base: 'USD', rates: { PHP } }) as const;

describe('pesos count for', () => {
  test.each([
    [10_034, 17_300, 58, 17_300],
    [5000, 17_300, 58, 8620],
    [20_068, 17_300, 58, 34_600],
    [1, 17_300, 58, 1],
    [5800, 0, 58, 10_000],
  ])('%d pesos with %d cents due at %d: %d cents', (pesos, due, rate, expected) => {
    expect(centsOfPesos(pesos, due, ratesWith(rate))).toBe(expected);
  });

  test('exactly what is due where they are what was asked, at any rate', () => {
    for (const rate of [55.123, 57.83, 58.999, 61.5]) {
      for (const due of [3460, 8650, 17_300, 99_900]) {
        const asked = pesosFor(due, ratesWith(rate)).minor / 100;
        expect(centsOfPesos(asked, due, ratesWith(rate))).toBe(due);
      }
    }
  });
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

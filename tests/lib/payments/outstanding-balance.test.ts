import { expect, test } from 'vitest';
import { dollarText } from '../../../src/lib/money/format-money.ts';
import { manualInstructions } from '../../../src/lib/payments/manual-instructions.ts';
import { outstandingDues, outstandingSums } from '../../../src/lib/payments/outstanding-balance.ts';
import { aPayment } from '../../fixtures/builders/a-booking-catalogue.ts';

const JANUARY = '2027-01-10T07:30:00+08:00';
const MARCH = '2027-03-01T07:30:00+08:00';
const PLAN = {
  nowUsd: 35,
  balances: [
    { due: JANUARY, usd: 138 },
    { due: MARCH, usd: 100 },
  ],
};

test.each([
  [
    0,
    [
      [null, 3500],
      [JANUARY, 13_800],
      [MARCH, 10_000],
    ],
  ],
  [
    1000,
    [
      [null, 2500],
      [JANUARY, 13_800],
      [MARCH, 10_000],
    ],
  ],
  [
    3500,
    [
      [JANUARY, 13_800],
      [MARCH, 10_000],
    ],
  ],
  [
    3501,
    [
      [JANUARY, 13_799],
      [MARCH, 10_000],
    ],
  ],
  [17_300, [[MARCH, 10_000]]],
  [27_300, []],
  [30_000, []],
])('after %d cents, what was due first is covered first', (paid, expected) => {
  expect(outstandingDues(PLAN, paid).map(({ due, cents }) => [due, cents])).toEqual(expected);
});

test.each([
  [0, [3500, 17_300, 27_300]],
  [1000, [2500, 16_300, 26_300]],
  [3500, [13_800, 23_800]],
  [27_300, []],
])('after %d cents, what may be asked for is due by some date with all before it', (paid, sums) => {
  expect(outstandingSums(PLAN, paid)).toEqual(sums);
});

test('paying by hand names the amount in two currencies and the reference', () => {
  const rates = { date: '2026-11-20', base: 'USD', rates: { PHP: 58 } } as const;
  expect(manualInstructions(aPayment(), rates, 'ABCD1234', 17_300, 'en')).toEqual({
    amount: 'US$173 or ₱10,034',
    steps: [
      'Example Bank, account 0000.',
      'Write the reference ABCD1234 on the transfer, so that we know it is yours.',
    ],
  });
});

test.each([
  [17_300, 'US$173'],
  [3460, 'US$34.60'],
  [0, 'US$0'],
])('%d cents are %s', (cents, expected) => {
  expect(dollarText(cents, 'en-US')).toBe(expected);
});

import { expect, test } from 'vitest';
import { monthDaysText } from '../../../src/lib/time/month-days.text.ts';

test.each([
  [[['2027-01-05', '2027-01-05']], 'January 5'],
  [[['2027-01-10', '2027-01-12']], 'January 10 to 12'],
  [
    [
      ['2027-01-05', '2027-01-05'],
      ['2027-01-09', '2027-01-11'],
      ['2027-01-20', '2027-01-20'],
    ],
    'January 5, 9 to 11 and 20',
  ],
] as const)('%j are days of a month in words', (ranges, text) => {
  expect(
    monthDaysText(
      ranges.map(([from, to]) => ({ from, to })),
      'en',
    ),
  ).toBe(text);
});

test('a month of Chinese days is a number, as the days are (specification.md#languages)', () => {
  expect(monthDaysText([{ from: '2027-11-05', to: '2027-11-05' }], 'zh')).toBe('11月5日');
  expect(monthDaysText([{ from: '2027-11-01', to: '2027-11-01' }], 'fr')).toBe('le 1er novembre');
});

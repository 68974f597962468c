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
  expect(monthDaysText(ranges.map(([from, to]) => ({ from, to })))).toBe(text);
});

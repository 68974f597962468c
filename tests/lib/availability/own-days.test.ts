import { expect, test } from 'vitest';
import { daysBeside } from '../../../src/lib/availability/own-days.ts';

test.each([
  ['that is back in the afternoon is alone on its day', '07:30', '3h', ['2027-01-12']],
  ['that is back at night needs its vehicle the next day too', '18:00', '5h30m', ['2027-01-12', '2027-01-13']],
  ['at dawn needs a vehicle that may be out since the day before', '04:00', '3h', ['2027-01-11', '2027-01-12']],
  [
    'of two days covers those before and after',
    '08:00',
    '48h',
    [10, 11, 12, 13, 14].map((day) => `2027-01-${String(day).padStart(2, '0')}`),
  ],
])('a trip %s (specification.md#changing-a-trip)', (_what, time, duration, days) => {
  expect(daysBeside({ date: '2027-01-12', time }, duration)).toEqual(days);
});

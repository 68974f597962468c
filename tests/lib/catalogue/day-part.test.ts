import { describe, expect, test } from 'vitest';
import { dayPartsOf } from '../../../src/lib/catalogue/day-part.ts';
import { tripLengthOf } from '../../../src/lib/search/trip-length.ts';

describe('the parts of a day in which a trip departs (specification.md#filters)', () => {
  test.each([
    [['07:30'], ['morning']],
    [
      ['11:59', '12:00'],
      ['morning', 'afternoon'],
    ],
    [
      ['16:59', '17:00'],
      ['afternoon', 'evening'],
    ],
    [
      ['18:00', '07:30'],
      ['morning', 'evening'],
    ],
    [[], ['morning', 'afternoon', 'evening']],
  ])('hours %j are in %j', (sched, parts) => {
    expect(dayPartsOf(sched)).toEqual(parts);
  });
});

describe('how long a trip takes (specification.md#filters)', () => {
  test.each([
    ['45m', 'short'],
    ['3h', 'short'],
    ['3h1m', 'half'],
    ['6h', 'half'],
    ['8h', 'day'],
    ['24h', 'day'],
    ['56h', 'days'],
  ])('%s is of the length %s', (duration, length) => {
    expect(tripLengthOf(duration)).toBe(length);
  });
});

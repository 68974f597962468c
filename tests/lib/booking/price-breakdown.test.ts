import { describe, expect, test } from 'vitest';
import { connectionFit } from '../../../src/lib/booking/connection-time.ts';
import { readyTime, tripTimes } from '../../../src/lib/booking/departure.ts';
import { priceBreakdown } from '../../../src/lib/booking/price-breakdown.ts';

describe('the parts of a price (specification.md#price-rule)', () => {
  const tour = { base: 374, extra: 40, inc: 2, currency: 'USD' };
  const seat = { base: 17, extra: 17, inc: 1, currency: 'USD' };
  const van = { base: 173, extra: 0, inc: 8, currency: 'USD' };

  test.each([
    [tour, 1, { base: 374, included: 2, extraPeople: 0, extra: 0, extraEach: 40, total: 374 }],
    [tour, 2, { base: 374, included: 2, extraPeople: 0, extra: 0, extraEach: 40, total: 374 }],
    [tour, 5, { base: 374, included: 2, extraPeople: 3, extra: 120, extraEach: 40, total: 494 }],
    [seat, 3, { base: 17, included: 1, extraPeople: 2, extra: 34, extraEach: 17, total: 51 }],
    [van, 8, { base: 173, included: 8, extraPeople: 0, extra: 0, extraEach: 0, total: 173 }],
  ])('of %o for %d people are the base and what extra people pay', (plan, people, parts) => {
    expect(priceBreakdown(plan, people)).toEqual(parts);
  });

  test.each([0, -1, 1.5, Number.NaN])('of %d people is refused', (people) => {
    expect(() => priceBreakdown(tour, people)).toThrow(RangeError);
  });
});

describe('an arrival and a departure on the same day', () => {
  test.each([
    ['09:40', '11:30', { kind: 'fits' }],
    ['09:40', '11:10', { kind: 'fits' }],
    ['09:40', '11:09', { kind: 'tight', minutes: 89 }],
    ['09:40', '10:30', { kind: 'tight', minutes: 50 }],
    ['09:40', '09:55', { kind: 'tight', minutes: 15 }],
    ['09:40', '09:54', { kind: 'missed' }],
    ['09:40', '07:30', { kind: 'missed' }],
  ])('are compared, arriving at %s for %s', (arrival, departure, fit) => {
    expect(connectionFit(arrival, departure)).toEqual(fit);
  });
});

describe('the times of a trip', () => {
  test('are instants of Palawan, whatever the device says', () => {
    expect(tripTimes('2027-01-12', '07:30', '5h30m')).toEqual({
      departure: Date.parse('2027-01-11T23:30:00Z'),
      end: Date.parse('2027-01-12T05:00:00Z'),
    });
  });

  test.each([
    ['07:30', '07:15'],
    ['00:15', '00:00'],
    ['00:05', '00:00'],
    ['13:00', '12:45'],
  ])('be ready for %s at %s (specification.md#departures)', (time, ready) => {
    expect(readyTime(time)).toBe(ready);
  });
});

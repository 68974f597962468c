import { describe, expect, test } from 'vitest';
import {
  departureAt,
  nearestTimes,
  takesGroup,
  takesTwoBookings,
  timesThatFit,
} from '../../../src/lib/availability/departure-fit.ts';
import { monthSpan } from '../../../src/lib/availability/months.ts';
import { aClosedDeparture, aDay, aDeparture } from '../../fixtures/builders/an-availability.ts';

describe('a departure and a group (specification.md#places-of-a-departure)', () => {
  test('is found by its hour, also among hours that are alike', () => {
    const day = aDay([aDeparture({ time: '05:00', until: '08:30' }), aDeparture({ time: '09:00', vacancies: 1 })]);
    expect(departureAt(day, '08:30')).toMatchObject({ time: '05:00' });
    expect(departureAt(day, '09:00')).toMatchObject({ vacancies: 1 });
    expect(departureAt(day, '09:30')).toBeNull();
    expect(departureAt(undefined, '09:30')).toBeNull();
  });

  test.each([
    [3, aDeparture({ vacancies: 3 }), true],
    [4, aDeparture({ vacancies: 3 }), false],
    [4, aDeparture({ vacancies: 6, largestGroup: 3 }), false],
    [9, aDeparture({ status: 'FREESALE', vacancies: null, largestGroup: null }), true],
    [1, aClosedDeparture(), false],
    [1, aClosedDeparture({ vacancies: null, largestGroup: null }), false],
  ])('of %i people fits where the largest group that can travel is as large', (people, departure, fits) => {
    expect(takesGroup(departure, people)).toBe(fits);
  });

  test('fits in two bookings where the places are there and no vehicle has them all', () => {
    const split = aDeparture({ vacancies: 6, largestGroup: 3 });
    expect(takesTwoBookings(split, 6, false)).toBe(true);
    expect(takesTwoBookings(split, 3, false)).toBe(false);
    expect(takesTwoBookings(split, 7, false)).toBe(false);
    expect(takesTwoBookings(aDeparture({ vacancies: 6, largestGroup: 2 }), 5, false)).toBe(false);
    expect(takesTwoBookings(aDeparture({ vacancies: 12, largestGroup: 8 }), 10, true)).toBe(false);
  });

  test('names the hours of the day that take it, the nearest three of them', () => {
    const day = aDay([
      aDeparture({ time: '05:30' }),
      aDeparture({ time: '07:30', vacancies: 2 }),
      aDeparture({ time: '09:30' }),
      aDeparture({ time: '11:30' }),
      aDeparture({ time: '13:30' }),
    ]);
    const fitting = timesThatFit(day, ['07:30', '09:30', '11:30', '13:30', '17:30'], 5);
    expect(fitting).toEqual(['09:30', '11:30', '13:30']);
    expect(nearestTimes(['05:30', ...fitting], '07:30')).toEqual(['05:30', '09:30', '11:30']);
  });
});

test.each([
  ['2027-01', '2027-01-10', { from: '2027-01-10', to: '2027-01-31' }],
  ['2027-02', '2027-01-10', { from: '2027-02-01', to: '2027-02-28' }],
  ['2026-12', '2027-01-10', null],
])('the days of %s that are not over on %s (specification.md#availability-status)', (month, today, span) => {
  expect(monthSpan(month, today)).toEqual(span);
});

import { describe, expect, test } from 'vitest';
import { otherDepartures, placeNounOf, placeProblem } from '../../../src/lib/availability/place-problem.ts';
import { aDay, aDeparture } from '../../fixtures/builders/an-availability.ts';

const TIMES = ['07:30', '09:30', '11:30'];
const day = aDay([
  aDeparture({ vacancies: 2 }),
  aDeparture({ time: '09:30' }),
  aDeparture({ time: '11:30', vacancies: 0 }),
]);

describe('a choice without a place (specification.md#places-of-a-departure)', () => {
  test('is a problem of its day where no hour has room, and of its hour where another one has', () => {
    expect(placeProblem({ time: '07:30', people: 2 }, day, 'place', 'en')).toBeNull();
    expect(placeProblem({ time: '07:30', people: 3 }, day, 'place', 'en')).toMatchObject({
      field: 'time',
      kind: 'full',
    });
    expect(placeProblem({ time: '07:30', people: 11 }, day, 'place', 'en')).toMatchObject({
      field: 'date',
      kind: 'full',
    });
    expect(placeProblem({ time: '', people: 3 }, day, 'place', 'en')).toBeNull();
    expect(placeProblem({ time: '07:30', people: 3 }, undefined, 'place', 'en')).toBeNull();
  });

  test('names the hours that would take the group', () => {
    expect(otherDepartures({ time: '07:30', people: 3 }, day, TIMES, 'place', 'en')).toEqual({
      text: 'Only 2 places are left, and there are 3 of you.',
      times: ['09:30'],
      twoBookings: null,
    });
    expect(otherDepartures({ time: '07:30', people: 2 }, day, TIMES, 'place', 'en')).toBeNull();
    expect(otherDepartures({ time: '', people: 3 }, day, TIMES, 'place', 'en')).toBeNull();
  });

  test('says before an hour is chosen that only two bookings would fit', () => {
    const split = aDay([aDeparture({ vacancies: 6, largestGroup: 3 })]);
    expect(otherDepartures({ time: '', people: 5 }, split, TIMES, 'place', 'en')).toMatchObject({
      times: [],
      twoBookings: 'You can make two bookings: one for 3 and one for 2.',
    });
  });

  test.each([
    ['place', 'SHARED_TRANSFER', { base: 16, extra: 16, inc: 1 }],
    ['van', 'PRIVATE_TRANSFER', { base: 100, extra: 10, inc: 2 }],
    ['boat', 'PRIVATE_BOAT_TOUR', { base: 100, extra: 10, inc: 2 }],
    ['group', 'TOUR_PACKAGE_LOCAL', { base: 100, extra: 10, inc: 2 }],
  ] as const)('is counted by the %s on a %s', (noun, type, plan) => {
    expect(placeNounOf({ type, plan: { ...plan, currency: 'USD' } })).toBe(noun);
  });
});

import { describe, expect, test } from 'vitest';
import { fullDepartures, tripsWithoutPlace, withDeparture } from '../../../src/lib/availability/full-departure.ts';
import type { FullTrip } from '../../../src/lib/availability/full-trip.schema.ts';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';
import { aSharedVan } from '../../fixtures/builders/a-shared-van.ts';

const van = aCartItem('VAN00000', { people: 3 }, aSharedVan());
const other = aCartItem('VAN00001', { people: 2 }, aSharedVan());
const full: FullTrip = {
  ref: 'VAN00000',
  status: 'LIMITED',
  vacancies: 2,
  largestGroup: 2,
  alternatives: [{ date: '2027-01-13', time: '09:30', vacancies: 10 }],
};

describe('trips without a place (specification.md#selling-places)', () => {
  const departures = fullDepartures([full, { ...full, ref: 'UNKNOWN0' }], [van, other]);

  test('are those of the sent cart, with why they do not fit and where they would', () => {
    expect(tripsWithoutPlace(departures, [other, van], 'en')).toEqual([
      {
        item: van,
        text: 'Only 2 places are left, and there are 3 of you.',
        isOnRequest: false,
        alternatives: full.alternatives,
        noun: 'place',
      },
    ]);
  });

  test('are none any more once they leave at another time, with fewer people, or not at all', () => {
    const moved = withDeparture(van, { date: '2027-01-13', time: '09:30' });
    expect(moved.trip).toEqual({ ...van.trip, date: '2027-01-13', time: '09:30' });
    expect(moved.totalUsd).toBe(van.totalUsd);
    const smaller = { ...van, trip: { ...van.trip, people: 2 } };
    for (const cart of [[moved], [smaller], [other], []]) expect(tripsWithoutPlace(departures, cart, 'en')).toEqual([]);
  });
});

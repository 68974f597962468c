import { describe, expect, test } from 'vitest';
import { countDeparture, departureAvailability } from '../../../src/lib/availability/departure-availability.ts';
import type { TakenTrip } from '../../../src/lib/availability/occupancy.ts';
import { aChange, aCountedListing, anAvailabilityContext, aTakenTrip } from '../../fixtures/builders/a-fleet.ts';
import { aPool } from '../../fixtures/builders/a-pool.ts';

const DAY = '2027-01-12';
const NOW = Date.parse('2027-01-10T08:00:00+08:00');
const van = aCountedListing();
const privateVan = aCountedListing({
  code: 'PV-PPS-ELN',
  sharing: 'alone',
  capacity: { units: 3, seats: 8, pool: 'vans' },
  duration: '5h',
});

const on = (people: number, time = '07:30', listing = van) => aTakenTrip(listing, DAY, time, people);
const at = (trips: readonly TakenTrip[], time = '07:30', listing = van, changes = [] as ReturnType<typeof aChange>[]) =>
  departureAvailability(listing, DAY, time, anAvailabilityContext([van, privateVan], trips, changes), NOW);

describe('the places of a departure (specification.md#places-of-a-departure)', () => {
  test('are all there before anybody has booked', () => {
    expect(at([])).toEqual({
      time: '07:30',
      status: 'AVAILABLE',
      vacancies: 10,
      largestGroup: 10,
      capacity: 10,
      cutoff: '2027-01-11T07:30:00+08:00',
    });
  });

  test('are fewer by everybody who has booked that hour, and by nobody else', () => {
    expect(at([on(3), on(2), on(8, '09:30')])).toMatchObject({ vacancies: 5, largestGroup: 5 });
  });

  test('of two boats take no group that would have to be split', () => {
    const boats = aCountedListing({ capacity: { units: 2, seats: 10 } });
    const trips = [on(7, '09:00', boats), on(6, '09:00', boats)];
    const context = anAvailabilityContext([boats], trips);
    expect(departureAvailability(boats, DAY, '09:00', context, NOW)).toMatchObject({
      vacancies: 7,
      largestGroup: 4,
      capacity: 20,
      status: 'AVAILABLE',
    });
  });

  test('of a private trip are whole vehicles', () => {
    expect(at([on(2, '07:30', privateVan)], '07:30', privateVan)).toMatchObject({
      vacancies: 2,
      largestGroup: 8,
      capacity: 3,
    });
  });

  test('are not counted where the files name no capacity', () => {
    const { capacity: _none, ...rest } = van;
    const free = { ...rest, code: 'FREE', sharing: 'together' as const };
    const context = anAvailabilityContext([free], [on(40, '07:30', free)]);
    expect(departureAvailability(free, DAY, '07:30', context, NOW)).toMatchObject({
      status: 'FREESALE',
      vacancies: null,
      largestGroup: null,
      capacity: null,
    });
  });
});

describe('the status of a departure (specification.md#availability-status)', () => {
  test.each([
    [5, 'AVAILABLE'],
    [6, 'LIMITED'],
    [9, 'LIMITED'],
    [10, 'SOLD_OUT'],
  ] as const)('with %i of 10 places taken is %s', (people, status) => {
    expect(at([on(people)]).status).toBe(status);
  });

  test('of a private trip is LIMITED for the last vehicle alone', () => {
    const taken = (count: number) => Array.from({ length: count }, () => on(1, '07:30', privateVan));
    expect(at(taken(1), '07:30', privateVan).status).toBe('AVAILABLE');
    expect(at(taken(2), '07:30', privateVan).status).toBe('LIMITED');
    expect(at(taken(3), '07:30', privateVan).status).toBe('SOLD_OUT');
  });

  test('is CLOSED once the notice has begun, and open at its last instant', () => {
    const context = anAvailabilityContext([van]);
    const cutoff = Date.parse('2027-01-11T07:30:00+08:00');
    expect(departureAvailability(van, DAY, '07:30', context, cutoff).status).toBe('AVAILABLE');
    expect(departureAvailability(van, DAY, '07:30', context, cutoff + 1)).toMatchObject({
      status: 'CLOSED',
      vacancies: 0,
      largestGroup: 0,
    });
  });

  test('is CLOSED in a season without the trip, with the reason', () => {
    const seasonal = aCountedListing({ closures: [{ from: '01-01', to: '01-31', reason: 'the sea is too rough' }] });
    const context = anAvailabilityContext([seasonal]);
    expect(departureAvailability(seasonal, DAY, '07:30', context, NOW)).toMatchObject({
      status: 'CLOSED',
      reason: 'the sea is too rough',
    });
  });

  test('is CLOSED where the operator has closed the day, or takes bookings alone', () => {
    expect(at([], '07:30', van, [aChange({ kind: 'close', reason: 'the road is flooded' })])).toMatchObject({
      status: 'CLOSED',
      reason: 'the road is flooded',
    });
    expect(at([], '07:30', van, [aChange({ kind: 'ask' })])).toMatchObject({ status: 'CLOSED', isOnRequest: true });
  });

  test('is CLOSED for every listing of a pool that is closed', () => {
    const harbour = aChange({ kind: 'close', scope: { kind: 'pool', id: 'vans' }, reason: 'a storm' });
    expect(at([], '09:30', privateVan, [harbour])).toMatchObject({ status: 'CLOSED', reason: 'a storm' });
  });
});

describe('changes of a day (specification.md#changes-of-a-day)', () => {
  test('add a boat or take places away', () => {
    const two = aChange({ kind: 'seats', units: 2, seats: 10 });
    expect(at([on(10)], '07:30', van, [two])).toMatchObject({ vacancies: 10, capacity: 20 });
    const fewer = aChange({ kind: 'seats', units: 1, seats: 6 });
    expect(at([on(4)], '07:30', van, [fewer])).toMatchObject({ vacancies: 2, largestGroup: 2, capacity: 6 });
  });

  test('below what is booked sell nothing more, and the operator sees by how many it is over', () => {
    const fewer = aChange({ kind: 'seats', units: 1, seats: 6 });
    const context = anAvailabilityContext([van], [on(8)], [fewer]);
    expect(countDeparture(van, DAY, '07:30', context)).toMatchObject({
      status: 'SOLD_OUT',
      vacancies: 0,
      used: 8,
      over: 2,
    });
  });

  test('of a pool hold for all that draw on it', () => {
    const one = aChange({ kind: 'seats', scope: { kind: 'pool', id: 'vans' }, units: 1, seats: null });
    expect(at([on(2, '07:30', privateVan)], '09:30', van, [one])).toMatchObject({ status: 'SOLD_OUT' });
  });
});

describe('a pool (specification.md#pools)', () => {
  test('lends a vehicle to one departure at a time, until it has arrived and turned round', () => {
    const out = [on(1, '07:30', privateVan), on(1, '07:30', privateVan), on(1, '07:30', privateVan)];
    // Five hours on the road and half an hour to turn round.
    expect(at(out, '11:30')).toMatchObject({ status: 'SOLD_OUT', vacancies: 0, capacity: 10 });
    expect(at(out, '12:59')).toMatchObject({ status: 'SOLD_OUT', vacancies: 0 });
    expect(at(out, '13:00')).toMatchObject({ status: 'AVAILABLE', vacancies: 10 });
  });

  test('counts the trips of all its listings, one vehicle for all who share it', () => {
    const shared = [on(2), on(3), on(4), on(1, '09:30'), on(2, '11:30', privateVan)];
    expect(at(shared, '11:30', privateVan)).toMatchObject({ vacancies: 0, status: 'SOLD_OUT' });
    expect(at(shared, '07:30')).toMatchObject({ vacancies: 1 });
    expect(at(shared.slice(1), '07:30', privateVan)).toMatchObject({ vacancies: 0 });
  });

  test('counts vehicles that are still out after midnight', () => {
    const late = [22, 22, 22].map(() => aTakenTrip(privateVan, '2027-01-11', '22:00', 2));
    const context = anAvailabilityContext([van, privateVan], late);
    expect(departureAvailability(privateVan, DAY, '03:00', context, 0).status).toBe('SOLD_OUT');
    expect(departureAvailability(privateVan, DAY, '03:30', context, 0).status).toBe('AVAILABLE');
  });

  test('gives nothing to listings outside of it', () => {
    const own = aCountedListing({ code: 'OWN', capacity: { units: 1, seats: 10 } });
    const context = anAvailabilityContext([own], [], [], [aPool({ units: 1 })]);
    expect(departureAvailability(own, DAY, '07:30', context, NOW).vacancies).toBe(10);
  });
});

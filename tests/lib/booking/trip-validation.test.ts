import { describe, expect, test } from 'vitest';
import type { BookableTrip } from '../../../src/lib/booking/bookable-trip.ts';
import type { TripChoice } from '../../../src/lib/booking/trip-choice.schema.ts';
import { MAX_DAYS_AHEAD, tripProblems } from '../../../src/lib/booking/trip-validation.ts';
import { aPolicy } from '../../fixtures/builders/a-policy.ts';
import { aChoice, aTrip } from '../../fixtures/builders/a-trip.ts';

const NOW = Date.parse('2027-01-10T07:30:00+08:00');

function problems(choice: Partial<TripChoice> = {}, trip: Partial<BookableTrip> = {}, now = NOW) {
  return tripProblems(aChoice(choice), aTrip(trip), now, 'en').map(({ field, kind }) => `${field} ${kind}`);
}

const withNotice = (bookingNotice: string) => ({ policy: aPolicy({ bookingNotice }) });

describe('a choice that can be booked', () => {
  test('has no problem', () => {
    expect(problems()).toEqual([]);
  });

  test('names a place of its own', () => {
    expect(problems({ pickup: { areaId: null, text: 'The blue gate on Rizal Avenue' } })).toEqual([]);
  });
});

describe('a choice (specification.md#notice)', () => {
  test.each<[string, Partial<TripChoice>, Partial<BookableTrip>, string[]]>([
    ['a day that does not exist', { date: '2027-02-30' }, {}, ['date missing', 'time too-soon']],
    ['a day in the past', { date: '2027-01-09' }, {}, ['time too-soon']],
    ['less than 24 hours ahead', { date: '2027-01-11', time: '07:29' }, withNotice('24h'), ['time too-soon']],
    ['exactly 24 hours ahead', { date: '2027-01-11', time: '07:30' }, withNotice('24h'), []],
    ['less than 48 hours ahead', { date: '2027-01-12', time: '07:29' }, withNotice('48h'), ['time too-soon']],
    ['exactly 48 hours ahead', { date: '2027-01-12', time: '07:30' }, withNotice('48h'), []],
    ['an hour at which nothing leaves', { time: '08:00' }, { sched: ['07:30', '09:30'] }, ['time not-served']],
    ['an hour of the timetable', { time: '09:30' }, { sched: ['07:30', '09:30'] }, []],
    ['nine people in a van for eight', { people: 9 }, {}, ['people too-many']],
    ['ten people in a van for ten', { people: 10 }, { maxPeople: 10 }, []],
    ['a pickup that is not served', { pickup: { areaId: 'svc-airport', text: '' } }, {}, ['pickup not-served']],
    ['no pickup', { pickup: { areaId: null, text: '' } }, {}, ['pickup missing']],
    ['no drop-off', { dropoff: { areaId: null, text: '' } }, {}, ['dropoff missing']],
    [
      'a closed season',
      {},
      { closures: [{ from: '01-05', to: '01-20', reason: 'The boats are serviced' }] },
      ['date closed'],
    ],
    [
      'everything at once, one problem a field',
      { people: 99, date: '2027-01-09', time: '03:00', pickup: { areaId: null, text: '' } },
      { sched: ['07:30'] },
      ['time not-served', 'people too-many', 'pickup missing'],
    ],
  ])('is judged field by field: %s', (_name, choice, trip, expected) => {
    expect(problems(choice, trip)).toEqual(expected);
  });

  test('is refused when it is too far ahead', () => {
    expect(problems({}, {}, NOW - MAX_DAYS_AHEAD * 86_400_000)).toEqual(['date too-far']);
  });

  test('a closure tells its reason', () => {
    const closures = [{ from: '2027-01-12', to: '2027-01-12', reason: 'The road is closed' }];
    expect(tripProblems(aChoice(), aTrip({ closures }), NOW, 'en')[0]?.text).toContain('The road is closed');
  });
});

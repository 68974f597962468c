import { describe, expect, test } from 'vitest';
import { dayProblem, firstBookableDay, lastBookableDay } from '../../../src/lib/booking/day-problem.ts';
import { departureChoices } from '../../../src/lib/booking/departure-choices.ts';
import { monthNotes } from '../../../src/lib/booking/month-notes.ts';
import { aPolicy } from '../../fixtures/a-policy.ts';
import { aTrip } from '../../fixtures/a-trip.ts';

/** Half past eight in the morning in Palawan; still the day before in Los Angeles. */
const NOW = Date.parse('2027-01-10T08:30:00+08:00');

const VAN = aTrip({ sched: ['07:30', '18:00'], policy: aPolicy({ bookingNotice: '4h' }) });
const BOAT = aTrip({ sched: ['09:00'], policy: aPolicy({ bookingNotice: '24h' }) });
const CHRISTMAS = [{ from: '12-24', to: '12-26', reason: 'drivers are with their families' }];

describe('a day (specification, section 9, Policies)', () => {
  test.each([
    ['yesterday in Palawan', '2027-01-09', VAN, 'This day is over in Palawan.'],
    ['today, with a departure ahead', '2027-01-10', VAN, null],
    ['tomorrow, with the notice', '2027-01-11', BOAT, null],
    ['today, without the notice', '2027-01-10', BOAT, 'Too late for this day: book at least 24 hours ahead.'],
    [
      'today, after the last departure',
      '2027-01-10',
      aTrip({ sched: ['07:30'], policy: aPolicy({ bookingNotice: '0h' }) }),
      'The last departure of this day has left.',
    ],
    [
      'a closed season',
      '2027-12-25',
      aTrip({ closures: CHRISTMAS }),
      'No trips on this day: drivers are with their families.',
    ],
    ['two years ahead', '2029-01-10', VAN, 'Prices for this day are not known yet.'],
  ])('%s', (_name, date, trip, expected) => {
    expect(dayProblem(date, trip, NOW)).toBe(expected);
  });

  test('is the last one 540 days ahead', () => {
    expect(lastBookableDay(NOW)).toBe('2028-07-03');
    expect(dayProblem('2028-07-03', VAN, NOW)).toBeNull();
    expect(dayProblem('2028-07-04', VAN, NOW)).not.toBeNull();
  });

  test.each([
    ['today', VAN, '2027-01-10'],
    ['after the notice', aTrip({ sched: ['07:00'], policy: aPolicy({ bookingNotice: '48h' }) }), '2027-01-13'],
    [
      'after a closure',
      aTrip({ closures: [{ from: '2027-01-10', to: '2027-02-01', reason: 'the boats are in the dock' }] }),
      '2027-02-02',
    ],
    ['never', aTrip({ closures: [{ from: '01-01', to: '12-31', reason: 'it is closed' }] }), null],
  ])('is the first one %s', (_name, trip, expected) => {
    expect(firstBookableDay(trip, NOW)).toBe(expected);
  });
});

describe('the notes below a month', () => {
  test('say each reason once', () => {
    expect(monthNotes('2027-12', aTrip({ closures: CHRISTMAS }), NOW)).toEqual([
      'Does not run from 24 December to 26 December: drivers are with their families.',
    ]);
    expect(monthNotes('2027-01', BOAT, NOW)).toEqual(['Too late for this day: book at least 24 hours ahead.']);
  });

  test('are none where every day that lies ahead can be chosen', () => {
    expect(monthNotes('2027-02', BOAT, NOW)).toEqual([]);
    expect(monthNotes('2026-12', BOAT, NOW)).toEqual([]);
  });
});

describe('the hours of a day', () => {
  const hours = (date: string, trip = VAN) =>
    departureChoices(date, trip, NOW).flatMap(({ time, bookable }) => (bookable ? [time] : []));

  test('are those of the timetable, as far as they can be booked', () => {
    expect(departureChoices('2027-01-10', VAN, NOW)).toEqual([
      { time: '07:30', bookable: false },
      { time: '18:00', bookable: true },
    ]);
    expect(hours('')).toEqual(['07:30', '18:00']);
  });

  test('are every half hour where travellers choose', () => {
    const trip = aTrip({ policy: aPolicy({ bookingNotice: '4h' }) });
    expect(hours('2027-01-11', trip)).toHaveLength(48);
    expect(hours('2027-01-10', trip)[0]).toBe('12:30');
    expect(hours('2027-01-10', trip).at(-1)).toBe('23:30');
  });
});

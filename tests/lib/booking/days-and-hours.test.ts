import { describe, expect, test } from 'vitest';
import { dayProblem, firstBookableDay, lastBookableDay } from '../../../src/lib/booking/day-validation.ts';
import { departureChoices } from '../../../src/lib/booking/departure-choices.ts';
import { tripProblems } from '../../../src/lib/booking/trip-validation.ts';
import { unavailableDayTexts } from '../../../src/lib/booking/unavailable-days.ts';
import { aPolicy } from '../../fixtures/builders/a-policy.ts';
import { aChoice, aTrip } from '../../fixtures/builders/a-trip.ts';
import { readRealContent } from '../../fixtures/builders/real-content.ts';

/** Half past eight in the morning in Palawan; still the day before in Los Angeles. */
const NOW = Date.parse('2027-01-10T08:30:00+08:00');

const VAN = aTrip({ sched: ['07:30', '18:00'], policy: aPolicy({ bookingNotice: '4h' }) });
const BOAT = aTrip({ sched: ['09:00'], policy: aPolicy({ bookingNotice: '24h' }) });
const CHRISTMAS = [{ from: '12-24', to: '12-26', reason: 'drivers are with their families' }];

describe('a day (specification.md#notice)', () => {
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
    ['two years ahead', '2029-01-10', VAN, 'We do not have prices for this day yet.'],
  ])('is judged by the clock of Palawan: %s', (_name, date, trip, expected) => {
    expect(dayProblem(date, trip, NOW, 'en')).toBe(expected);
  });

  test('is the last one 540 days ahead', () => {
    expect(lastBookableDay(NOW)).toBe('2028-07-03');
    expect(dayProblem('2028-07-03', VAN, NOW, 'en')).toBeNull();
    expect(dayProblem('2028-07-04', VAN, NOW, 'en')).not.toBeNull();
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
  test('say each reason once, with the days that it is about', () => {
    expect(unavailableDayTexts('2027-12', aTrip({ closures: CHRISTMAS }), NOW, 'en')).toEqual([
      'Does not run from December 24 to December 26: drivers are with their families.',
    ]);
    expect(unavailableDayTexts('2027-01', BOAT, NOW, 'en')).toEqual([
      'Too late for January 10: book at least 24 hours ahead.',
    ]);
    const far = aTrip({ policy: aPolicy({ bookingNotice: '7d' }) });
    expect(unavailableDayTexts('2027-01', far, NOW, 'en')).toEqual([
      'Too late for January 10 to 16: book at least 7 days ahead.',
    ]);
    expect(unavailableDayTexts('2028-07', BOAT, NOW, 'en')).toEqual(['We do not have prices for July 4 to 31 yet.']);
  });

  test('are none where every day that lies ahead can be chosen', () => {
    expect(unavailableDayTexts('2027-02', BOAT, NOW, 'en')).toEqual([]);
    expect(unavailableDayTexts('2026-12', BOAT, NOW, 'en')).toEqual([]);
  });
});

describe('the hours that a company drives', () => {
  const trip = aTrip({ hours: { first: '04:00', last: '19:00' }, policy: aPolicy({ bookingNotice: '12h' }) });

  test('are the only ones to choose from', () => {
    const times = departureChoices('', trip, NOW).map(({ time }) => time);
    expect([times[0], times.at(-1), times.length]).toEqual(['04:00', '19:00', 31]);
  });

  test.each([
    ['03:30', ['This trip leaves between 4:00 AM and 7:00 PM. Choose a time in between.']],
    ['04:00', []],
    ['19:00', []],
    ['23:00', ['This trip leaves between 4:00 AM and 7:00 PM. Choose a time in between.']],
  ])('decide whether %s can be booked, in the dialog, in an old cart and by the service', (time, texts) => {
    expect(tripProblems(aChoice({ time }), trip, NOW, 'en').map(({ text }) => text)).toEqual(texts);
  });

  test('end a day: it is too late once the last of them is', () => {
    expect(dayProblem('2027-01-10', trip, NOW, 'en')).toBe('Too late for this day: book at least 12 hours ahead.');
    expect(dayProblem('2027-01-10', { ...trip, hours: undefined }, NOW, 'en')).toBeNull();
  });

  test('are known of every company whose travellers choose the hour', () => {
    const free = readRealContent().catalogue.listings.filter(
      ({ content, sample }) => content.sched.length === 0 && !sample,
    );
    expect(free.length).toBeGreaterThan(5);
    expect(free.filter(({ serviceProvider }) => !serviceProvider.hours).map(({ code }) => code)).toEqual([]);
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

import { describe, expect, test } from 'vitest';
import { addDays, manilaDate, manilaInstant, manilaIso } from '../../../src/lib/time/manila.ts';

describe('an instant on the clocks of Palawan (specification.md#departures: dates are ISO strings in Asia/Manila)', () => {
  test.each([
    ['a morning', '2027-01-12T00:00:00Z', '2027-01-12T08:00:00+08:00'],
    ['midnight', '2027-01-11T16:00:00Z', '2027-01-12T00:00:00+08:00'],
    ['a second before midnight', '2027-01-11T15:59:59Z', '2027-01-11T23:59:59+08:00'],
    ['the new year, while it is old in London', '2026-12-31T16:00:00Z', '2027-01-01T00:00:00+08:00'],
    ['a leap day, a day before London', '2028-02-28T16:00:00Z', '2028-02-29T00:00:00+08:00'],
    ['the day after a leap day', '2028-02-29T16:00:00Z', '2028-03-01T00:00:00+08:00'],
    ['a summer day', '2027-07-01T00:00:00Z', '2027-07-01T08:00:00+08:00'],
    ['the hour that America skips', '2027-03-14T10:30:00Z', '2027-03-14T18:30:00+08:00'],
    ['the hour that New Zealand repeats', '2027-04-03T14:30:00Z', '2027-04-03T22:30:00+08:00'],
    ['with milliseconds cut off', '2027-01-12T00:00:00.999Z', '2027-01-12T08:00:00+08:00'],
    ['the first of all', '1970-01-01T00:00:00Z', '1970-01-01T08:00:00+08:00'],
  ])('is eight hours ahead of UTC: %s', (_name, utc, iso) => {
    expect(manilaIso(Date.parse(utc))).toBe(iso);
    expect(manilaDate(Date.parse(utc))).toBe(iso.slice(0, 10));
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, undefined as never])(
    '%j is refused',
    (instant) => {
      expect(() => manilaIso(instant)).toThrow(RangeError);
      expect(() => manilaDate(instant)).toThrow(RangeError);
    },
  );
});

describe('a date and a clock time of Palawan as an instant', () => {
  test.each([
    ['2027-01-12', '07:30', '2027-01-11T23:30:00Z'],
    ['2027-01-12', '08:00', '2027-01-12T00:00:00Z'],
    ['2027-01-01', '00:00', '2026-12-31T16:00:00Z'],
    ['2027-12-31', '23:59', '2027-12-31T15:59:00Z'],
    ['2028-02-29', '18:00', '2028-02-29T10:00:00Z'],
    ['2027-03-14', '02:30', '2027-03-13T18:30:00Z'],
    ['2027-09-26', '02:30', '2027-09-25T18:30:00Z'],
  ])('%s %s is %s', (date, time, utc) => {
    expect(manilaInstant(date, time)).toBe(Date.parse(utc));
  });

  test('starts the day without a time', () => {
    expect(manilaInstant('2027-01-12')).toBe(Date.parse('2027-01-11T16:00:00Z'));
  });

  test('comes back as the same date and time', () => {
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      const time = new Date(minute * 60_000).toISOString().slice(11, 16);
      expect(manilaIso(manilaInstant('2028-02-29', time))).toBe(`2028-02-29T${time}:00+08:00`);
    }
  });

  test.each([
    ['a day that February lacks', '2027-02-29', '07:30'],
    ['30 February', '2028-02-30', '07:30'],
    ['31 April', '2027-04-31', '07:30'],
    ['month 13', '2027-13-01', '07:30'],
    ['month 0', '2027-00-10', '07:30'],
    ['day 0', '2027-01-00', '07:30'],
    ['day 32', '2027-01-32', '07:30'],
    ['a date without zeros', '2027-1-12', '07:30'],
    ['American order', '01/12/2027', '07:30'],
    ['a date with a time', '2027-01-12T00:00', '07:30'],
    ['an empty date', '', '07:30'],
    ['a word', 'tomorrow', '07:30'],
    ['24 o’clock', '2027-01-12', '24:00'],
    ['minute 60', '2027-01-12', '07:60'],
    ['a time without a zero', '2027-01-12', '7:30'],
    ['a time of the twelve-hour clock', '2027-01-12', '7:30 AM'],
    ['a time with seconds', '2027-01-12', '07:30:00'],
    ['a time with a zone', '2027-01-12', '07:30Z'],
    ['a time below zero', '2027-01-12', '-1:00'],
    ['an empty time', '2027-01-12', ''],
    ['the first day of all at no time', '1970-01-01', 'noon'],
    ['null', null as never, '07:30'],
    ['undefined', undefined as never, '07:30'],
    ['a number', 20_270_112 as never, '07:30'],
  ])('is not a number for %s', (_name, date, time) => {
    expect(manilaInstant(date, time)).toBeNaN();
  });
});

describe('a date some days later', () => {
  test.each([
    ['2027-01-12', 0, '2027-01-12'],
    ['2027-01-12', 1, '2027-01-13'],
    ['2027-01-31', 1, '2027-02-01'],
    ['2027-12-31', 1, '2028-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2028-02-29', 365, '2029-02-28'],
    ['2100-02-28', 1, '2100-03-01'],
    ['2027-03-13', 2, '2027-03-15'],
    ['2027-11-06', 2, '2027-11-08'],
    ['2027-04-03', 2, '2027-04-05'],
  ])('%s and %d days is %s', (date, days, later) => {
    expect(addDays(date, days)).toBe(later);
  });

  test('visits each day of four years once', () => {
    const dates = Array.from({ length: 1461 }, (_, index) => addDays('2027-01-01', index));
    expect(new Set(dates).size).toBe(1461);
    expect(dates).toEqual(dates.toSorted());
    expect(dates.at(-1)).toBe('2030-12-31');
  });

  test.each([
    ['a date that does not exist', '2027-02-30', 1],
    ['a word', 'tomorrow', 1],
    ['no number of days', '2027-01-01', Number.NaN],
    ['endless days', '2027-01-01', Number.POSITIVE_INFINITY],
  ])('is refused for %s', (_name, date, days) => {
    expect(() => addDays(date, days)).toThrow(RangeError);
  });
});

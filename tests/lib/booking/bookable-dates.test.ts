import { describe, expect, test } from 'vitest';
import { type Bookability, bookableTimes, hasNotice } from '../../../src/lib/booking/bookable-dates.ts';
import { addDays, manilaDate } from '../../../src/lib/time/manila.ts';

const SCHED = ['07:30', '09:30', '11:30', '13:30', '15:00', '18:00'];

/** The days from today in Palawan on, on which something can be booked. */
function bookableDates(trip: Bookability, now: number, days: number): readonly string[] {
  const all = Array.from({ length: days }, (_, index) => addDays(manilaDate(now), index));
  return all.filter((date) => bookableTimes(date, trip, now).length > 0);
}

/** An instant of Palawan's clock, as in `2027-01-11T07:30:00`. */
function at(clock: string): number {
  return Date.parse(`${clock}+08:00`);
}

function seats(changes: Partial<Bookability> = {}): Bookability {
  return { sched: SCHED, bookingNotice: '4h', ...changes };
}

function van(changes: Partial<Bookability> = {}): Bookability {
  return { sched: [], bookingNotice: '24h', ...changes };
}

describe('notice before a departure on 12 January at 7:30 (specification.md#notice)', () => {
  test.each([
    ['24h', 'a minute before the limit', '2027-01-11T07:29:00', true],
    ['24h', 'at the very minute', '2027-01-11T07:30:00', true],
    ['24h', 'a millisecond later', '2027-01-11T07:30:00.001', false],
    ['24h', 'a minute later', '2027-01-11T07:31:00', false],
    ['1d', 'at the very minute', '2027-01-11T07:30:00', true],
    ['48h', 'a minute before the limit', '2027-01-10T07:29:00', true],
    ['48h', 'at the very minute', '2027-01-10T07:30:00', true],
    ['48h', 'a minute later', '2027-01-10T07:31:00', false],
    ['7d', 'at the very minute', '2027-01-05T07:30:00', true],
    ['7d', 'a minute later', '2027-01-05T07:31:00', false],
    ['0h', 'at departure', '2027-01-12T07:30:00', true],
    ['0h', 'after departure', '2027-01-12T07:31:00', false],
  ])('of %s, %s, is kept to', (notice, _name, now, bookable) => {
    expect(hasNotice('2027-01-12', '07:30', notice, at(now))).toBe(bookable);
  });

  test.each([
    ['over the end of a year', '2027-01-01', '07:30', '24h', '2026-12-31T07:30:00'],
    ['over the end of a month', '2027-05-01', '18:00', '48h', '2027-04-29T18:00:00'],
    ['onto a leap day', '2028-03-01', '07:30', '24h', '2028-02-29T07:30:00'],
    ['over the start of summer time in America', '2027-03-15', '07:30', '48h', '2027-03-13T07:30:00'],
  ])('ends at the very minute %s', (_name, date, time, notice, limit) => {
    expect(hasNotice(date, time, notice, at(limit))).toBe(true);
    expect(hasNotice(date, time, notice, at(limit) + 1)).toBe(false);
  });

  test.each([
    ['a date that does not exist', '2027-02-30', '07:30', '24h', 0],
    ['a time that does not exist', '2027-01-12', '25:00', '24h', 0],
    ['a notice that is none', '2027-01-12', '07:30', 'soon', 0],
    ['a moment that is none', '2027-01-12', '07:30', '24h', Number.NaN],
    ['a moment that never comes', '2027-01-12', '07:30', '24h', Number.POSITIVE_INFINITY],
  ])('is missing for %s', (_name, date, time, notice, now) => {
    expect(hasNotice(date, time, notice, now)).toBe(false);
  });
});

describe('the departures of a day that can be booked (specification.md#departures)', () => {
  test.each([
    ['all six a day before', '2027-01-11T12:00:00', SCHED],
    ['all six at the last minute for the first', '2027-01-12T03:30:00', SCHED],
    ['five a minute later', '2027-01-12T03:31:00', ['09:30', '11:30', '13:30', '15:00', '18:00']],
    ['the last one in the afternoon', '2027-01-12T14:00:00', ['18:00']],
    ['none in the evening', '2027-01-12T14:01:00', []],
    ['none the day after', '2027-01-13T00:00:00', []],
  ])('are %s', (_name, now, times) => {
    expect(bookableTimes('2027-01-12', seats(), at(now))).toEqual(times);
  });

  test.each([
    ['with 24 hours of notice', '24h', '2027-01-11T12:00:00', ['13:30', '15:00', '18:00']],
    ['with 48 hours of notice', '48h', '2027-01-10T12:00:00', ['13:30', '15:00', '18:00']],
    ['with 48 hours of notice, too late for all', '48h', '2027-01-11T12:00:00', []],
  ])('are fewer %s', (_name, bookingNotice, now, times) => {
    expect(bookableTimes('2027-01-12', seats({ bookingNotice }), at(now))).toEqual(times);
  });

  test.each([
    ['until a day before midnight', '2027-01-11T23:59:00', 1],
    ['no more a minute later', '2027-01-12T00:00:00', 0],
  ])('where the traveller picks the hour: %s', (_name, now, count) => {
    expect(bookableTimes('2027-01-12', van(), at(now))).toHaveLength(count);
  });

  test.each(['2027-02-30', '', 'tomorrow', '2027-1-12'])('none on %j, which is no date', (date) => {
    expect(bookableTimes(date, seats(), 0)).toEqual([]);
    expect(bookableTimes(date, van(), 0)).toEqual([]);
  });
});

describe('days on which a trip does not run', () => {
  const NOW = at('2027-01-01T00:00:00');

  test.each([
    ['the day before is open', '2027-01-09', true],
    ['the first day is closed', '2027-01-10', false],
    ['a day between is closed', '2027-01-11', false],
    ['the last day is closed', '2027-01-12', false],
    ['the day after is open', '2027-01-13', true],
  ])('%s', (_name, date, open) => {
    const closures = [{ from: '2027-01-10', to: '2027-01-12' }];
    expect(bookableTimes(date, seats({ closures }), NOW).length > 0).toBe(open);
    expect(bookableTimes(date, van({ closures }), NOW).length > 0).toBe(open);
  });

  test.each([
    ['a single day', [{ from: '2027-01-03', to: '2027-01-03' }], ['02', '04', '05', '06', '07']],
    [
      'two times',
      [
        { from: '2027-01-03', to: '2027-01-03' },
        { from: '2027-01-05', to: '2027-01-06' },
      ],
      ['02', '04', '07'],
    ],
    [
      'times that overlap',
      [
        { from: '2027-01-03', to: '2027-01-05' },
        { from: '2027-01-04', to: '2027-01-06' },
      ],
      ['02', '07'],
    ],
    ['over the end of a year', [{ from: '2026-12-20', to: '2027-01-05' }], ['06', '07']],
    ['always', [{ from: '2026-01-01', to: '2028-01-01' }], []],
    ['never', [], ['02', '03', '04', '05', '06', '07']],
    [
      'never, where the end comes first',
      [{ from: '2027-01-06', to: '2027-01-03' }],
      ['02', '03', '04', '05', '06', '07'],
    ],
  ])('are left out: %s', (_name, closures, days) => {
    expect(bookableDates(seats({ closures, bookingNotice: '24h' }), NOW, 7)).toEqual(
      days.map((day) => `2027-01-${day}`),
    );
  });
});

describe('the dates that can be booked (specification.md#notice)', () => {
  test.each([
    ['with today, before the last departure', seats(), '2027-01-30T13:59:00', ['01-30', '01-31', '02-01']],
    ['without today, after it', seats(), '2027-01-30T14:01:00', ['01-31', '02-01']],
    ['from tomorrow for a van with a day of notice', van(), '2027-01-30T12:00:00', ['01-31', '02-01']],
    [
      'from the day after tomorrow with two days of notice',
      van({ bookingNotice: '48h' }),
      '2027-01-30T12:00:00',
      ['02-01'],
    ],
    ['none with a week of notice', van({ bookingNotice: '7d' }), '2027-01-30T12:00:00', []],
  ])('begin %s', (_name, trip, now, dates) => {
    expect(bookableDates(trip, at(now), 3)).toEqual(dates.map((date) => `2027-${date}`));
  });

  test('begin with the day in Palawan while it is still yesterday in London', () => {
    expect(bookableDates(seats(), Date.parse('2027-01-11T16:30:00Z'), 1)).toEqual(['2027-01-12']);
  });

  test('cross a leap day', () => {
    expect(bookableDates(seats(), at('2028-02-28T00:00:00'), 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  });

  test('cross the end of a year', () => {
    expect(bookableDates(seats(), at('2027-12-31T00:00:00'), 2)).toEqual(['2027-12-31', '2028-01-01']);
  });

  test('are refused at a moment that is none', () => {
    expect(() => bookableDates(seats(), Number.NaN, 3)).toThrow(RangeError);
  });

  test('never become more as time passes', () => {
    const start = at('2027-01-12T00:00:00');
    let last = SCHED.length;
    for (let minute = 0; minute <= 24 * 60; minute += 1) {
      const { length } = bookableTimes('2027-01-12', seats(), start + minute * 60_000);
      expect(length).toBeLessThanOrEqual(last);
      last = length;
    }
    expect(last).toBe(0);
  });

  test('never become more with a longer notice', () => {
    const counts = ['0h', '4h', '24h', '48h', '7d'].map(
      (bookingNotice) => bookableDates(seats({ bookingNotice }), at('2027-01-12T12:00:00'), 30).length,
    );
    expect(counts).toEqual([30, 30, 29, 28, 23]);
  });
});

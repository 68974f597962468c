import { describe, expect, test } from 'vitest';
import type { DepartureAvailability } from '../../../src/lib/availability/availability.contract.ts';
import {
  dayFullText,
  dayMark,
  departureText,
  fullDayTexts,
  noRoomText,
  type PlaceNoun,
  refusedText,
  twoBookingsText,
  vacanciesText,
} from '../../../src/lib/availability/availability.text.ts';
import { aClosedDeparture, aDay, aDeparture } from '../../fixtures/builders/an-availability.ts';

const SEA = 'the coast guard keeps boats in port';

describe('what is told of a departure (specification.md#availability-status)', () => {
  test.each<[DepartureAvailability, number, PlaceNoun, string | null]>([
    [aDeparture({ vacancies: 5 }), 2, 'place', null],
    [aDeparture({ vacancies: 4 }), 2, 'place', '4 places left'],
    [aDeparture({ vacancies: 1 }), 1, 'place', '1 place left'],
    [aDeparture({ vacancies: 5 }), 6, 'place', '5 places left'],
    [aDeparture({ vacancies: 0 }), 1, 'place', 'Sold out'],
    [aDeparture({ vacancies: 1, largestGroup: 8 }), 2, 'van', '1 van left'],
    [aDeparture({ vacancies: 1, largestGroup: 8 }), 2, 'group', 'Room for 1 group'],
    [aDeparture({ status: 'AVAILABLE', vacancies: 2, largestGroup: 8 }), 2, 'van', null],
    [aDeparture({ status: 'FREESALE', vacancies: null, largestGroup: null }), 9, 'place', null],
    [aClosedDeparture({ reason: SEA }), 1, 'boat', `Closed: ${SEA}`],
    [aClosedDeparture(), 1, 'boat', 'Closed'],
    [aClosedDeparture({ isOnRequest: true, reason: SEA }), 1, 'boat', 'Ask us'],
  ])('%j for %i people, counted by the %s: %s', (departure, people, noun, text) => {
    expect(departureText(departure, people, noun, 'en')).toBe(text);
  });

  test.each<[DepartureAvailability, number, PlaceNoun, string | null]>([
    [aDeparture(), 10, 'place', null],
    [aDeparture({ vacancies: 3 }), 5, 'place', 'Only 3 places are left, and there are 5 of you.'],
    [aDeparture({ vacancies: 1 }), 5, 'place', 'Only 1 place is left, and there are 5 of you.'],
    [aDeparture({ vacancies: 6, largestGroup: 3 }), 5, 'place', '6 places are left, but only 3 together.'],
    [aDeparture({ vacancies: 2, largestGroup: 8 }), 9, 'van', 'It takes 8 at most.'],
    [aDeparture({ vacancies: 0 }), 1, 'van', 'It is sold out.'],
    [aClosedDeparture({ reason: SEA }), 1, 'boat', `It is closed: ${SEA}.`],
    [aClosedDeparture(), 1, 'boat', 'It can no longer be booked.'],
    [aClosedDeparture({ isOnRequest: true }), 1, 'boat', 'You can book it by message only.'],
  ])('%j does not take %i people, counted by the %s: %s', (departure, people, noun, text) => {
    expect(noRoomText(departure, people, noun, 'en')).toBe(text);
  });

  test('a departure that was refused has a reason, also where its count has changed since', () => {
    expect(refusedText(aDeparture({ vacancies: 0 }), 1, 'van', 'en')).toBe('It is sold out.');
    expect(refusedText(aDeparture({ vacancies: 5 }), 2, 'place', 'en')).toBe('It has no room for your group.');
  });

  test('two bookings are proposed with their sizes', () => {
    const split = aDeparture({ vacancies: 6, largestGroup: 3 });
    expect(twoBookingsText(split, 5, 'place', 'en')).toBe('You can make two bookings: one for 3 and one for 2.');
    expect(twoBookingsText(split, 3, 'place', 'en')).toBeNull();
  });
});

describe('what a calendar says of a day (specification.md#availability-status)', () => {
  const full = aDeparture({ vacancies: 0 });

  test.each([
    ['a place for all', aDay([full, aDeparture()]), null, null],
    ['two bookings', aDay([aDeparture({ vacancies: 9, largestGroup: 5 })]), null, null],
    ['no place', aDay([full, aClosedDeparture()]), 'Full', 'Sold out on this day.'],
    ['three places', aDay([full, aDeparture({ vacancies: 3 })]), '3 left', 'Not enough places for 6 on this day.'],
    ['nothing that leaves', aDay([aClosedDeparture({ reason: SEA })]), 'Closed', `Closed on this day: ${SEA}.`],
    ['an operator', aDay([aClosedDeparture({ isOnRequest: true })]), 'Ask us', 'By message only on this day.'],
  ])('for six people where there is %s', (_what, day, mark, text) => {
    expect(dayMark(day, 6, 'place', 'en')).toBe(mark);
    expect(dayFullText(day, 6, 'place', 'en')).toBe(text);
  });

  test('follows the size of the group', () => {
    const day = aDay([aDeparture({ vacancies: 3 })]);
    expect([3, 4].map((people) => dayMark(day, people, 'place', 'en'))).toEqual([null, '3 left']);
  });

  test('names the days of each reason once, those that follow each other as a range', () => {
    const soldOut = [5, 9, 10, 11, 20].map((day) => aDay([full], `2027-01-${String(day).padStart(2, '0')}`));
    const closed = aDay([aClosedDeparture({ reason: SEA })], '2027-01-06');
    expect(fullDayTexts([...soldOut, closed, aDay([aDeparture()])], 2, 'place', 'en')).toEqual([
      'Sold out on January 5, 9 to 11 and 20.',
      `Closed on January 6: ${SEA}.`,
    ]);
  });
});

test.each([
  [4, 'place', '4 places left'],
  [1, 'place', '1 place left'],
  [5, 'place', null],
  [1, 'van', '1 van left'],
  [2, 'boat', null],
  [1, 'group', 'Room for 1 group'],
  [null, 'place', null],
] as const)(
  'a proposed departure with %s of "%s" left says "%s" (specification.md#availability-status)',
  (vacancies, noun, text) => {
    expect(vacanciesText(vacancies, noun, 'en')).toBe(text);
  },
);

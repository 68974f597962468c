import { describe, expect, test } from 'vitest';
import { parseBookingUrl } from '../../../src/lib/booking/booking-url.ts';

describe('the address of a booking page (specification.md#routes: /booking/{slug})', () => {
  test('names an item, a day and a group', () => {
    expect(parseBookingUrl('?ref=7K2M0QXA&date=2027-01-12&people=3')).toEqual({
      ref: '7K2M0QXA',
      date: '2027-01-12',
      people: 3,
    });
  });

  test.each([
    '',
    '?ref=&date=&people=',
    '?ref=<script>&date=2027-02-30&people=0',
    '?ref=7k2m0qxa&date=12.01.2027&people=-3',
    '?date=2027-1-2&people=21',
    '?people=3.5&date=tomorrow',
    '?people=1e1&date=2027-01-12T00:00',
    '?people=%E0%A4%A',
  ])('asks for nothing with “%s”', (search) => {
    expect(parseBookingUrl(search)).toEqual({ ref: null, date: null, people: null });
  });
});

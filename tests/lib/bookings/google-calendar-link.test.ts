import { describe, expect, test } from 'vitest';
import { googleCalendarLink } from '../../../src/lib/bookings/google-calendar-link.ts';
import { aBookedTrip } from '../../fixtures/builders/a-booked-trip.ts';
import { OPERATOR } from '../../fixtures/builders/a-booking-catalogue.ts';

const linkOf = (changes = {}) =>
  new URL(googleCalendarLink(aBookedTrip(changes), { ref: 'ABCD1234', operator: OPERATOR }, 'en-US', 'en'));

describe('the link to Google Calendar (specification.md#confirmation)', () => {
  test('has the hours of Palawan as UTC', () => {
    const { origin, pathname, searchParams } = linkOf();
    expect(origin + pathname).toBe('https://calendar.google.com/calendar/render');
    expect(searchParams.get('action')).toBe('TEMPLATE');
    expect(searchParams.get('dates')).toBe('20270111T233000Z/20270112T043000Z');
  });

  test('ends on the next day where the trip does', () => {
    const times = { departure: '2027-01-15T23:00:00+08:00', end: '2027-01-16T10:00:00+08:00' };
    expect(linkOf(times).searchParams.get('dates')).toBe('20270115T150000Z/20270116T020000Z');
  });

  test('says what the calendar file says: title, pickup, and the booking', () => {
    const { searchParams } = linkOf({
      title: 'Van & boat = 100% #1',
      pickup: { name: 'Casa Maria', note: 'The gate.' },
    });
    expect(searchParams.get('text')).toBe('Van & boat = 100% #1');
    expect(searchParams.get('location')).toBe('Casa Maria');
    expect(searchParams.get('details')).toContain('The gate.');
    expect(searchParams.get('details')).toContain(`Booking ABCD1234, ${OPERATOR.name}`);
  });

  test('has no address that a traveller wrote', () => {
    const name = 'Hotel https://evil.example/x';
    const { searchParams } = linkOf({ pickup: { name, note: null } });
    expect([searchParams.get('location'), searchParams.get('details')].join()).not.toContain('https://evil');
  });
});

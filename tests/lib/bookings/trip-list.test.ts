import { expect, test } from 'vitest';
import { nextDeparture, tripList } from '../../../src/lib/bookings/trip-list.ts';
import { aBookedVan, aBooking } from '../../fixtures/builders/a-booking.ts';

const NOW = Date.parse('2027-01-10T12:00:00+08:00');
const on = (ref: string, ...days: string[]) => ({
  booking: aBooking({
    ref,
    trips: days.map((day) => aBookedVan({ departure: `${day}T07:30:00+08:00` })),
  }),
});

test('the next departure of a booking is the first one to come, else the last one', () => {
  const { booking } = on('ABCD1234', '2027-01-12', '2027-01-09', '2027-01-11');
  expect(nextDeparture(booking, NOW)).toBe(Date.parse('2027-01-11T07:30:00+08:00'));
  expect(nextDeparture(booking, Date.parse('2027-02-01'))).toBe(Date.parse('2027-01-12T07:30:00+08:00'));
});

test('what comes next stands first; what is over or was called off stands below, the last one first', () => {
  const soon = on('SOON0000', '2027-01-11');
  const later = on('LATER000', '2027-01-20');
  const over = on('OVER0000', '2027-01-02');
  const long = on('LONG0000', '2026-01-02');
  const off = { booking: { ...on('OFF00000', '2027-01-15').booking, status: 'cancelled' as const } };
  const { ahead, past } = tripList([later, long, soon, off, over], NOW);
  expect(ahead).toEqual([soon, later]);
  expect(past).toEqual([off, over, long]);
});

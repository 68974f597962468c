import { expect, test } from 'vitest';
import type { Booking } from '../../../src/lib/bookings/booking.schema.ts';
import { canChangeTrip } from '../../../src/lib/bookings/can-change-trip.ts';
import { aBookedVan, aBooking } from '../../fixtures/builders/a-booking.ts';
import { aPolicy } from '../../fixtures/builders/a-policy.ts';

const van = aBookedVan({
  departure: '2027-01-12T07:30:00+08:00',
  policy: aPolicy({ bookingNotice: '24h' }),
});
const at = (iso: string) => Date.parse(iso);
const can = (changes: Partial<Booking>, now: string) =>
  canChangeTrip(aBooking({ trips: [van], ...changes }), van, at(now));

test('a trip can be changed until the notice of its departure begins (specification.md#changing-a-trip)', () => {
  expect(can({ status: 'paid' }, '2027-01-11T07:30:00+08:00')).toBe(true);
  expect(can({ status: 'paid' }, '2027-01-11T07:30:01+08:00')).toBe(false);
});

test.each(['cancelled', 'expired', 'completed', 'no-show'] as const)(
  'no trip of a booking that is %s can be changed',
  (status) => expect(can({ status }, '2027-01-01T08:00:00+08:00')).toBe(false),
);

test('no trip of a booking that was not paid in time can be changed, also before the device hears of it', () => {
  const payBy = '2027-01-02T08:00:00+08:00';
  expect(can({ status: 'awaiting-payment', payBy }, '2027-01-02T07:59:00+08:00')).toBe(true);
  expect(can({ status: 'awaiting-payment', payBy }, '2027-01-02T08:00:00+08:00')).toBe(false);
});

test('a trip that was called off can be changed although its notice has begun (specification.md#calling-off-a-departure)', () => {
  const calledOff = { ...van, isCalledOff: true as const };
  const booking = aBooking({ status: 'paid', trips: [calledOff] });
  expect(canChangeTrip(booking, calledOff, at('2027-01-12T06:00:00+08:00'))).toBe(true);
  expect(canChangeTrip({ ...booking, status: 'cancelled' }, calledOff, at('2027-01-12T06:00:00+08:00'))).toBe(false);
});

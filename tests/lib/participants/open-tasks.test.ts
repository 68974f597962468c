import { describe, expect, test } from 'vitest';
import { openTasks } from '../../../src/lib/participants/open-tasks.ts';
import { aBookedVan, aBooking } from '../../fixtures/builders/a-booking.ts';
import { TWIN_NOW } from '../../fixtures/fakes/a-booking-service.ts';

const MARIA = { name: 'Maria Santos', nationality: 'PH', ageBand: 'adult' as const, passport: null };
const usd = (minor: number) => ({ minor, currency: 'USD' });

describe('what is missing for a booking', () => {
  test('is the price and everybody’s details at first', () => {
    expect(openTasks(aBooking(), TWIN_NOW)).toEqual({
      dues: [{ due: null, cents: 17_300 }],
      participants: { done: 0, all: 2 },
      passports: false,
      hotels: false,
    });
  });

  test('is the balance by its day once the deposit has come (specification.md#payment)', () => {
    const balances = [{ due: '2027-01-10T07:30:00+08:00', usd: 138 }];
    const booking = aBooking({ status: 'deposit-paid', nowUsd: 35, balances, paid: usd(3500) });
    expect(openTasks(booking, TWIN_NOW).dues).toEqual([{ due: '2027-01-10T07:30:00+08:00', cents: 13_800 }]);
  });

  test('is no money any more once the last trip has left: it would be owed back', () => {
    const { departure } = aBookedVan();
    const booking = aBooking({ status: 'deposit-paid', nowUsd: 35, paid: usd(3500) });
    expect(openTasks({ ...booking, balances: [{ due: departure, usd: 138 }] }, Date.parse(departure)).dues).toEqual([]);
  });

  test('is said with passports where a trip asks for them (specification.md#passports)', () => {
    const tour = aBookedVan({ documents: 'passport', participants: [MARIA, null] });
    expect(openTasks(aBooking({ trips: [tour] }), TWIN_NOW)).toMatchObject({
      participants: { done: 0, all: 2 },
      passports: true,
    });
  });

  test('is a hotel that nobody has named, until its trip has left', () => {
    const trip = aBookedVan({ unknownHotels: ['pickup'] });
    const booking = aBooking({ status: 'confirmed', trips: [trip] });
    expect(openTasks(booking, TWIN_NOW).hotels).toBe(true);
    expect(openTasks(booking, Date.parse(trip.departure)).hotels).toBe(false);
    expect(openTasks(aBooking({ ...booking, status: 'cancelled' }), TWIN_NOW).hotels).toBe(false);
  });

  test('is nothing when all is paid and told', () => {
    const trips = [aBookedVan({ participants: [MARIA, MARIA] })];
    expect(openTasks(aBooking({ status: 'paid', paid: usd(17_300), trips }), TWIN_NOW)).toEqual({
      dues: [],
      participants: null,
      passports: false,
      hotels: false,
    });
  });

  test.each(['cancelled', 'expired', 'completed', 'no-show'] as const)('is nothing for one that is %s', (status) => {
    expect(openTasks(aBooking({ status }), TWIN_NOW)).toEqual({
      dues: [],
      participants: null,
      passports: false,
      hotels: false,
    });
  });
});

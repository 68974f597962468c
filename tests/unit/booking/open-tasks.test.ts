import { describe, expect, test } from 'vitest';
import { openTasks } from '../../../src/lib/booking/open-tasks.ts';
import { aBookedVan, aBooking } from '../../fixtures/a-booking.ts';

const MARIA = { name: 'Maria Santos', nationality: 'PH', ageBand: 'adult' as const, passport: null };
const usd = (minor: number) => ({ minor, currency: 'USD' });

describe('what is missing for a booking', () => {
  test('is the price and everybody’s details at first', () => {
    expect(openTasks(aBooking())).toEqual({
      dues: [{ due: null, cents: 17_300 }],
      participants: { done: 0, all: 2 },
      passports: false,
    });
  });

  test('is the balance by its day once the deposit has come (specification, section 9, Policies)', () => {
    const balances = [{ due: '2027-01-10T07:30:00+08:00', usd: 138 }];
    const booking = aBooking({ status: 'deposit-paid', nowUsd: 35, balances, paid: usd(3500) });
    expect(openTasks(booking).dues).toEqual([{ due: '2027-01-10T07:30:00+08:00', cents: 13_800 }]);
  });

  test('is said with passports where a trip asks for them (specification, section 5)', () => {
    const tour = aBookedVan({ documents: 'passport', participants: [MARIA, null] });
    expect(openTasks(aBooking({ trips: [tour] }))).toMatchObject({
      participants: { done: 0, all: 2 },
      passports: true,
    });
  });

  test('is nothing when all is paid and told', () => {
    const trips = [aBookedVan({ participants: [MARIA, MARIA] })];
    expect(openTasks(aBooking({ status: 'paid', paid: usd(17_300), trips }))).toEqual({
      dues: [],
      participants: null,
      passports: false,
    });
  });

  test.each(['cancelled', 'expired', 'completed', 'no-show'] as const)('is nothing for one that is %s', (status) => {
    expect(openTasks(aBooking({ status }))).toEqual({ dues: [], participants: null, passports: false });
  });
});

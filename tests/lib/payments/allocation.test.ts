import { describe, expect, test } from 'vitest';
import { allocatePayments } from '../../../src/lib/payments/allocation.ts';
import { bookingRefund } from '../../../src/lib/payments/booking-refund.ts';
import type { PayableTrip } from '../../../src/lib/payments/payment-plan.ts';
import { aPolicy } from '../../fixtures/builders/a-policy.ts';

const PLACED = Date.parse('2026-11-21T12:00:00+08:00');
const DEPARTURE = Date.parse('2027-01-12T07:30:00+08:00');
const HOUR = 3_600_000;

const van: PayableTrip = { totalUsd: 200, policy: aPolicy(), departure: DEPARTURE };
/**
 * Port Barton Underground River tour: 20% non-refundable deposit, balance 48 hours before
 * (specification.md#payment).
 */
const tour: PayableTrip = {
  totalUsd: 100,
  policy: aPolicy({
    payment: { type: 'deposit', depositPercent: 20, depositRefundable: false, balanceDue: '48h' },
  }),
  departure: DEPARTURE + 24 * HOUR,
};

describe('what was paid goes to what is due first', () => {
  test.each([
    [0, [0, 0], 0],
    [10_000, [10_000, 0], 0],
    [22_000, [20_000, 2000], 0],
    [25_000, [20_000, 5000], 0],
    [30_000, [20_000, 10_000], 0],
    [31_050, [20_000, 10_000], 1050],
  ])('of %d cents', (paid, perTrip, excess) => {
    expect(allocatePayments([van, tour], PLACED, paid)).toEqual({ perTrip, excess });
  });

  test('also where the trip with the deposit comes first', () => {
    expect(allocatePayments([tour, van], PLACED, 22_000)).toEqual({ perTrip: [2000, 20_000], excess: 0 });
  });
});

describe('cancelling a booking gives back, each trip by its own rules (specification.md#cancellation)', () => {
  test.each([
    ['nothing where nothing was paid', 0, PLACED, 0],
    ['the van, but not the deposit', 22_000, PLACED, 20_000],
    ['everything but the deposit', 30_000, PLACED, 28_000],
    ['what was paid too much, whatever the rules', 31_000, DEPARTURE + 30 * HOUR, 1000],
    ['the tour alone, an hour after the van was free', 30_000, DEPARTURE - 23 * HOUR, 8000],
  ])('%s', (_name, paid, now, minor) => {
    expect(bookingRefund([van, tour], paid, PLACED, now)).toEqual({ minor, currency: 'USD' });
  });
});

import { expect, test } from 'vitest';
import { type BookingMoney, droppedTripRefund } from '../../../src/lib/payments/dropped-trip-refund.ts';
import { aPolicy } from '../../fixtures/builders/a-policy.ts';

const PLACED = Date.parse('2026-11-21T12:00:00+08:00');
const DEPOSIT = { type: 'deposit', depositPercent: 25, depositRefundable: true, balanceDue: '48h' } as const;

const aTrip = (totalUsd: number, changes: object = {}) => ({
  totalUsd,
  policy: aPolicy(),
  departure: Date.parse('2027-01-12T07:30:00+08:00'),
  ...changes,
});

/** A trip for 60 dollars that was called off, and one for 40; nothing has gone back. */
const money = (changes: Partial<BookingMoney> = {}): BookingMoney => ({
  trips: [aTrip(60, { isCalledOff: true }), aTrip(40)],
  placedAt: PLACED,
  paidCents: 10_000,
  droppedCents: 0,
  refundCents: 0,
  refundedCents: 0,
  ...changes,
});

test.each<[string, Partial<BookingMoney>, paidCents: number, refundCents: number]>([
  ['all of its price where everything is paid', {}, 6000, 6000],
  ['nothing where nothing is paid', { paidCents: 0 }, 0, 0],
  [
    'no more than its price where too much was paid, which is owed back already',
    { paidCents: 11_000, refundCents: 1000 },
    6000,
    6000,
  ],
  ['its price too once that has gone back', { paidCents: 11_000, refundedCents: 1000 }, 6000, 6000],
  ['what is left of it where a part was given back without being owed', { refundedCents: 2500 }, 6000, 3500],
  ['nothing more where all of it was given back by hand', { refundedCents: 6000 }, 6000, 0],
  ['all of its price beside an earlier trip that is still owed', { droppedCents: 5000, refundCents: 5000 }, 6000, 6000],
  ['all of its price after an earlier trip was given back', { droppedCents: 5000, refundedCents: 5000 }, 6000, 6000],
  ['nothing of money that came too late and is owed back already', { refundCents: 10_000 }, 6000, 0],
])(
  'a trip that was called off gives back %s (specification.md#calling-off-a-departure)',
  (_name, changes, paid, refund) => {
    expect(droppedTripRefund(money(changes), 0)).toEqual({ paidCents: paid, refundCents: refund });
  },
);

test('of deposits, each trip has its own', () => {
  const policy = aPolicy({ payment: DEPOSIT });
  const trips = [aTrip(60, { policy, isCalledOff: true }), aTrip(40, { policy })];
  expect(droppedTripRefund(money({ trips, paidCents: 2500 }), 0)).toEqual({ paidCents: 1500, refundCents: 1500 });
});

test('a fee that a change had kept before the trip was called off goes back too', () => {
  const trips = [aTrip(60, { isCalledOff: true, retainedCents: 6000 }), aTrip(40)];
  expect(droppedTripRefund(money({ trips }), 0)).toEqual({ paidCents: 6000, refundCents: 6000 });
});

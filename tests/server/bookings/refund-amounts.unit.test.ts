import { describe, expect, test } from 'vitest';
import { amountFor, centsOf, remainingOf } from '../../../src/server/bookings/refund-amounts.ts';
import type { PaymentRecord } from '../../../src/server/repositories/payment-record.ts';
import type { RefundRecord } from '../../../src/server/repositories/refund-record.ts';

const AT = '2026-11-21T12:00:00+08:00';

const aPayment = (changes: Partial<PaymentRecord> = {}): PaymentRecord => ({
  id: 'stripe:pi_1',
  bookingRef: 'ABCD1234',
  method: 'stripe',
  cents: 17_300,
  charged: { amount: 2_390_900, currency: 'ISK' },
  receivedAt: AT,
  recordedBy: null,
  ...changes,
});

const aRefund = (cents: number, amount: number, changes: Partial<RefundRecord> = {}): RefundRecord => ({
  id: '1',
  bookingRef: 'ABCD1234',
  paymentId: 'stripe:pi_1',
  serviceId: 're_1',
  cents,
  owedCents: cents,
  charged: { amount, currency: 'ISK' },
  status: 'given',
  reason: '',
  actor: 'operator',
  at: AT,
  changedAt: AT,
  ...changes,
});

describe('what is left of a payment', () => {
  test.each([
    ['without refunds', [], { cents: 17_300, amount: 2_390_900 }],
    ['after one on its way', [aRefund(300, 41_400, { status: 'asked' })], { cents: 17_000, amount: 2_349_500 }],
    ['after one that failed', [aRefund(300, 41_400, { status: 'failed' })], { cents: 17_300, amount: 2_390_900 }],
    ['after one of another payment', [aRefund(300, 41_400, { paymentId: 'x' })], { cents: 17_300, amount: 2_390_900 }],
    ['after all of it', [aRefund(17_300, 2_390_900)], { cents: 0, amount: 0 }],
  ])('is what no refund has taken: %s', (_name, refunds, left) => {
    expect(remainingOf(aPayment(), refunds)).toEqual(left);
  });
});

describe('what a service gives back', () => {
  test.each([
    ['a part, rounded down to whole krónur', 300, [], 41_400],
    ['all of it', 17_300, [], 2_390_900],
    ['the rest, with what rounding left', 17_000, [aRefund(300, 41_400)], 2_349_500],
  ])('is %s', (_name, cents, refunds, amount) => {
    const payment = aPayment();
    expect(amountFor(payment, remainingOf(payment, refunds), cents, 100)).toEqual({ amount, currency: 'ISK' });
  });

  test.each([
    ['what came by hand', { charged: null }],
    ['what counted for nothing', { cents: 0 }],
  ])('is nothing of %s', (_name, changes) => {
    const payment = aPayment(changes);
    expect(amountFor(payment, remainingOf(payment, []), 100, 1)).toBeNull();
  });
});

describe('what a refund counts for', () => {
  test.each([
    ['its share', 41_400, 'ISK', 299],
    ['all that is left', 2_390_900, 'ISK', 17_300],
    ['nothing in another currency', 41_400, 'USD', 0],
  ])('is %s', (_name, amount, currency, cents) => {
    const payment = aPayment();
    expect(centsOf(payment, remainingOf(payment, []), { amount, currency })).toBe(cents);
  });
});

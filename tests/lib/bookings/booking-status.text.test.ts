import { expect, test } from 'vitest';
import { BOOKING_STATUSES } from '../../../src/lib/bookings/booking-status.schema.ts';
import { hasVoucher, statusText } from '../../../src/lib/bookings/booking-status.text.ts';

test('only what the operator has arranged is called confirmed', () => {
  const confirmed = BOOKING_STATUSES.filter((status) => /\bconfirmed\b/i.test(statusText(status, 'en').title));
  expect(confirmed).toEqual(['confirmed']);
});

test('nothing looks done that waits for money', () => {
  expect(BOOKING_STATUSES.filter((status) => statusText(status, 'en').tone === 'good')).toEqual([
    'deposit-paid',
    'paid',
    'confirmed',
  ]);
});

test('a voucher is shown for trips that may still take place', () => {
  expect(BOOKING_STATUSES.filter(hasVoucher)).toEqual(['awaiting-payment', 'deposit-paid', 'paid', 'confirmed']);
});

import { expect, test } from 'vitest';
import { hasRefundChanged } from '../../../src/lib/bookings/refund-changed.ts';
import { aBookedVan, aBooking } from '../../fixtures/builders/a-booking.ts';
import { aPolicy } from '../../fixtures/builders/a-policy.ts';

const policy = aPolicy({
  ladder: [
    { until: '24h', feePercent: 0 },
    { until: '0h', feePercent: 100 },
  ],
});
const van = aBookedVan({ departure: '2027-01-12T07:30:00+08:00', totalUsd: 34, policy });
const paid = aBooking({ trips: [van], paid: { minor: 3400, currency: 'USD' }, placedAt: '2027-01-01T08:00:00+08:00' });
const at = (iso: string) => Date.parse(iso);

test('what comes back is another sum once a deadline has passed since it was read (specification.md#cancellation)', () => {
  const read = at('2027-01-11T07:00:00+08:00');
  expect(hasRefundChanged(paid, read, at('2027-01-11T07:29:00+08:00'))).toBe(false);
  expect(hasRefundChanged(paid, read, at('2027-01-11T07:31:00+08:00'))).toBe(true);
});

test('nothing changes where nothing was paid', () => {
  const unpaid = { ...paid, paid: { minor: 0, currency: 'USD' } };
  expect(hasRefundChanged(unpaid, at('2027-01-11T07:00:00+08:00'), at('2027-01-12T08:00:00+08:00'))).toBe(false);
});

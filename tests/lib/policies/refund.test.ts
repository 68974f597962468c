import { describe, expect, test } from 'vitest';
import type { Policy } from '../../../src/lib/policies/policy.schema.ts';
import { refundOf } from '../../../src/lib/policies/refund.ts';
import { aPolicy } from '../../fixtures/builders/a-policy.ts';

const DEPARTURE = Date.parse('2027-01-12T07:00:00+08:00');
const usd = (dollars: number) => ({ minor: Math.round(dollars * 100), currency: 'USD' });
const HOUR = 3_600_000;

const TOUR = aPolicy({
  ladder: [
    { until: '7d', feePercent: 0 },
    { until: '24h', feePercent: 50 },
    { until: '0h', feePercent: 100 },
  ],
});
const RIVER = aPolicy({
  ladder: [
    { until: '7d', feePercent: 0 },
    { until: '0h', feePercent: 100 },
  ],
  processingFeePercent: 10,
});
const PORT_BARTON = aPolicy({
  payment: { type: 'deposit', depositPercent: 20, depositRefundable: false, balanceDue: '48h' },
});

describe('what comes back when a trip is cancelled (specification.md#cancellation)', () => {
  test.each<[string, Policy, number, number, number, number]>([
    ['a tour 8 days before', TOUR, 101, 101, 192, 101],
    ['a tour 7 days before, to the minute', TOUR, 101, 101, 168, 101],
    ['a tour 6 days before: half, and half a cent counts for the traveller', TOUR, 101, 101, 144, 50.5],
    ['a tour 23 hours before', TOUR, 101, 101, 23, 0],
    ['an Underground River tour 8 days before: less 10%', RIVER, 299, 299, 192, 269.1],
    ['an Underground River tour 6 days before', RIVER, 299, 299, 144, 0],
    ['Port Barton paid in full, 3 days before: all but the deposit', PORT_BARTON, 374, 374, 72, 299.2],
    ['Port Barton with the deposit alone, 3 days before', PORT_BARTON, 374, 75, 72, 0.2],
    ['Port Barton with the deposit alone, 12 hours before', PORT_BARTON, 374, 75, 12, 0],
    ['nothing paid', TOUR, 101, 0, 192, 0],
    ['no-show', TOUR, 101, 101, -1, 0],
  ])('is counted by the hour: %s', (_name, policy, total, paid, hoursBefore, refund) => {
    const trip = { total: usd(total), paid: usd(paid), policy, departure: DEPARTURE };
    expect(refundOf(trip, DEPARTURE - hoursBefore * HOUR)).toEqual(usd(refund));
  });

  test('is never more than was paid, never less than nothing', () => {
    for (let hours = -10; hours < 400; hours += 7) {
      for (const paid of [0, 10, 75, 101]) {
        const trip = { total: usd(101), paid: usd(paid), policy: TOUR, departure: DEPARTURE };
        const { minor } = refundOf(trip, DEPARTURE - hours * HOUR);
        expect(minor).toBeGreaterThanOrEqual(0);
        expect(minor).toBeLessThanOrEqual(paid * 100);
      }
    }
  });

  test('of a payment in another currency is refused', () => {
    const trip = { total: usd(1), paid: { minor: 1, currency: 'PHP' }, policy: TOUR, departure: DEPARTURE };
    expect(() => refundOf(trip, DEPARTURE)).toThrow(TypeError);
  });
});

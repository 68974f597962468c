import { describe, expect, test } from 'vitest';
import { deadlineLines } from '../../../src/lib/policies/deadline.text.ts';
import type { Policy } from '../../../src/lib/policies/policy.schema.ts';
import { joinParts } from '../../../src/lib/text/localized-parts.ts';
import { aPolicy } from '../../fixtures/builders/a-policy.ts';

const DEPARTURE = Date.parse('2027-01-12T07:30:00+08:00');
const TOUR = aPolicy({
  ladder: [
    { until: '7d', feePercent: 0 },
    { until: '24h', feePercent: 50 },
    { until: '0h', feePercent: 100 },
  ],
});

function lines(policy: Policy, now: string, locale = 'en-US'): string[] {
  return deadlineLines(policy, DEPARTURE, Date.parse(now), locale, 'en').map(({ text }) =>
    joinParts(text).replaceAll(/[\u00a0\u202f]/g, ' '),
  );
}

describe('the cancellation ladder as dates (specification.md#cancellation)', () => {
  test('has a line for each rung ahead', () => {
    expect(lines(TOUR, '2027-01-01T00:00:00+08:00')).toEqual([
      'Free cancellation until Tue, Jan 5, 7:30 AM, Palawan time.',
      '50% refund until Mon, Jan 11, 7:30 AM, Palawan time.',
      'No refund after that.',
    ]);
  });

  test('leaves out what has passed', () => {
    expect(lines(TOUR, '2027-01-05T07:30:00+08:00')).toEqual([
      '50% refund until Mon, Jan 11, 7:30 AM, Palawan time.',
      'No refund after that.',
    ]);
  });

  test('says when nothing comes back any more', () => {
    expect(lines(TOUR, '2027-01-11T07:30:00+08:00')).toEqual(['No refund if you cancel now.']);
  });

  test('says of a deposit that is not refunded that it stays, in one line for rungs that give the same', () => {
    const policy = aPolicy({
      payment: { type: 'deposit', depositPercent: 20, depositRefundable: false, balanceDue: '48h' },
      ladder: [
        { until: '7d', feePercent: 0 },
        { until: '24h', feePercent: 20 },
        { until: '0h', feePercent: 100 },
      ],
    });
    expect(lines(policy, '2027-01-01T00:00:00+08:00')).toEqual([
      'Refund of everything except the 20% deposit until Mon, Jan 11, 7:30 AM, Palawan time.',
      'No refund after that.',
    ]);
  });

  test('is in Palawan time for somebody in Los Angeles or Auckland, in their own way of writing', () => {
    expect(lines(TOUR, '2027-01-01T00:00:00-08:00', 'de-DE')[0]).toBe(
      'Free cancellation until Di., 5. Jan., 07:30, Palawan time.',
    );
  });
});

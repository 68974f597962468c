import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../src/lib/catalogue/random.ts';
import type { Policy } from '../../../src/lib/policies/policy.schema.ts';
import { policyProblem } from '../../../src/lib/policies/policy-validation.ts';
import {
  noShowRefundPercent,
  refundDeadlines,
  refundPercent,
  refundPercentAt,
} from '../../../src/lib/policies/refund-schedule.ts';
import type { Random } from '../../../src/lib/text/identifier.ts';
import { aPolicy } from '../../fixtures/builders/a-policy.ts';

const DEPOSIT = { type: 'deposit', depositPercent: 20, depositRefundable: false, balanceDue: '48h' } as const;
const TOUR = aPolicy({
  ladder: [
    { until: '7d', feePercent: 0 },
    { until: '24h', feePercent: 50 },
    { until: '0h', feePercent: 100 },
  ],
});

describe('the percent that comes back on a rung (specification.md#cancellation)', () => {
  test.each([
    ['all where cancelling is free', aPolicy(), 0, 100],
    ['half at a fee of 50%', aPolicy(), 50, 50],
    ['nothing at a fee of 100%', aPolicy(), 100, 0],
    ['less the processing fee', aPolicy({ processingFeePercent: 10 }), 0, 90],
    ['less fee and processing fee', aPolicy({ processingFeePercent: 10 }), 50, 40],
    ['nothing, not less, where the processing fee takes the rest', aPolicy({ processingFeePercent: 10 }), 95, 0],
    ['no processing fee on nothing', aPolicy({ processingFeePercent: 10 }), 100, 0],
    ['less a deposit that is kept', aPolicy({ payment: DEPOSIT }), 0, 80],
    ['less the larger of deposit and fee', aPolicy({ payment: DEPOSIT }), 50, 50],
    ['less the deposit where the fee is smaller', aPolicy({ payment: DEPOSIT }), 10, 80],
    ['less deposit and processing fee', aPolicy({ payment: DEPOSIT, processingFeePercent: 10 }), 0, 70],
    ['all where the deposit comes back', aPolicy({ payment: { ...DEPOSIT, depositRefundable: true } }), 0, 100],
  ])('is %s', (_name, policy, feePercent, percent) => {
    expect(refundPercent(policy, { until: '7d', feePercent })).toBe(percent);
  });
});

describe('the percent for those who do not come (specification.md#cancellation)', () => {
  test.each([
    ['nothing, as a rule', aPolicy(), 0],
    ['what their fee leaves', aPolicy({ noShowFeePercent: 60 }), 40],
    ['less a deposit that is kept', aPolicy({ noShowFeePercent: 0, payment: DEPOSIT }), 80],
    ['less the processing fee', aPolicy({ noShowFeePercent: 50, processingFeePercent: 10 }), 40],
  ])('is %s', (_name, policy, percent) => {
    expect(noShowRefundPercent(policy)).toBe(percent);
  });
});

describe('dated deadlines in Palawan (specification.md#cancellation)', () => {
  test('follow the ladder, rung by rung', () => {
    expect(refundDeadlines(TOUR, Date.parse('2027-01-12T09:00:00+08:00'))).toEqual([
      { until: '2027-01-05T09:00:00+08:00', refundPercent: 100 },
      { until: '2027-01-11T09:00:00+08:00', refundPercent: 50 },
      { until: '2027-01-12T09:00:00+08:00', refundPercent: 0 },
    ]);
  });

  test('carry the processing fee', () => {
    const [first, last] = refundDeadlines(aPolicy({ processingFeePercent: 10 }), Date.parse('2027-01-12T01:00:00Z'));
    expect(first).toEqual({ until: '2027-01-11T09:00:00+08:00', refundPercent: 90 });
    expect(last).toEqual({ until: '2027-01-12T09:00:00+08:00', refundPercent: 0 });
  });

  test.each([
    ['within a month', '2027-01-12T07:30:00+08:00', '24h', '2027-01-11T07:30:00+08:00'],
    ['over the end of a month', '2027-05-01T07:30:00+08:00', '24h', '2027-04-30T07:30:00+08:00'],
    ['over the end of a year', '2027-01-01T07:30:00+08:00', '24h', '2026-12-31T07:30:00+08:00'],
    ['a week over the end of a year', '2027-01-03T09:00:00+08:00', '7d', '2026-12-27T09:00:00+08:00'],
    ['two weeks over the end of a year', '2027-01-10T08:00:00+08:00', '14d', '2026-12-27T08:00:00+08:00'],
    ['over the end of February', '2027-03-01T07:30:00+08:00', '24h', '2027-02-28T07:30:00+08:00'],
    ['onto a leap day', '2028-03-01T07:30:00+08:00', '24h', '2028-02-29T07:30:00+08:00'],
    ['a week back onto a leap day', '2028-03-07T09:00:00+08:00', '7d', '2028-02-29T09:00:00+08:00'],
    ['from a leap day', '2028-02-29T07:30:00+08:00', '24h', '2028-02-28T07:30:00+08:00'],
    ['over a leap day', '2028-03-02T07:30:00+08:00', '72h', '2028-02-28T07:30:00+08:00'],
    ['without one in 2100', '2100-03-01T07:30:00+08:00', '24h', '2100-02-28T07:30:00+08:00'],
    ['from midnight', '2027-01-12T00:00:00+08:00', '24h', '2027-01-11T00:00:00+08:00'],
    ['half an hour after midnight', '2027-05-01T00:30:00+08:00', '48h', '2027-04-29T00:30:00+08:00'],
    ['a departure given in UTC', '2027-01-11T23:30:00Z', '24h', '2027-01-11T07:30:00+08:00'],
    ['a departure given in New York time', '2027-01-11T18:30:00-05:00', '24h', '2027-01-11T07:30:00+08:00'],
    ['over the start of summer time in America', '2027-03-15T07:30:00+08:00', '48h', '2027-03-13T07:30:00+08:00'],
    ['over the end of summer time in America', '2027-11-08T07:30:00+08:00', '48h', '2027-11-06T07:30:00+08:00'],
    ['over the end of summer time in New Zealand', '2027-04-05T07:30:00+08:00', '48h', '2027-04-03T07:30:00+08:00'],
    ['over the start of summer time in New Zealand', '2027-09-27T07:30:00+08:00', '7d', '2027-09-20T07:30:00+08:00'],
  ])('%s: %s less %s is %s', (_name, departure, leadTime, until) => {
    const policy = aPolicy({
      ladder: [
        { until: leadTime, feePercent: 0 },
        { until: '0h', feePercent: 100 },
      ],
    });
    expect(refundDeadlines(policy, Date.parse(departure))[0]?.until).toBe(until);
  });

  test('are refused for a departure that is no instant', () => {
    expect(() => refundDeadlines(TOUR, Number.NaN)).toThrow(RangeError);
    expect(() => refundDeadlines(TOUR, Number.POSITIVE_INFINITY)).toThrow(RangeError);
  });
});

describe('the percent that comes back at a moment (specification.md#cancellation)', () => {
  const DEPARTURE = Date.parse('2027-01-12T09:00:00+08:00');

  test.each([
    ['months before', '2026-09-01T00:00:00+08:00', 100],
    ['a minute before the first deadline', '2027-01-05T08:59:00+08:00', 100],
    ['at the very minute of the first deadline', '2027-01-05T09:00:00+08:00', 100],
    ['a millisecond later', '2027-01-05T09:00:00.001+08:00', 50],
    ['in between', '2027-01-08T12:00:00+08:00', 50],
    ['at the very minute of the second deadline', '2027-01-11T09:00:00+08:00', 50],
    ['a minute later', '2027-01-11T09:01:00+08:00', 0],
    ['at departure', '2027-01-12T09:00:00+08:00', 0],
    ['after departure', '2027-01-12T09:01:00+08:00', 0],
  ])('is that of the last deadline ahead: %s', (_name, now, percent) => {
    expect(refundPercentAt(TOUR, DEPARTURE, Date.parse(now))).toBe(percent);
  });

  test('after departure is that of a no-show', () => {
    const kind = aPolicy({ ladder: [{ until: '0h', feePercent: 30 }], noShowFeePercent: 60 });
    expect(refundPercentAt(kind, DEPARTURE, DEPARTURE)).toBe(70);
    expect(refundPercentAt(kind, DEPARTURE, DEPARTURE + 1)).toBe(40);
  });

  test('agrees with the dated deadlines at each of them', () => {
    for (const { until, refundPercent: percent } of refundDeadlines(TOUR, DEPARTURE)) {
      expect(refundPercentAt(TOUR, DEPARTURE, Date.parse(until))).toBe(percent);
    }
  });

  test.each([
    ['a departure that is no instant', Number.NaN, DEPARTURE],
    ['a moment that is none', DEPARTURE, Number.NaN],
    ['a moment that never comes', DEPARTURE, Number.POSITIVE_INFINITY],
  ])('is nothing for %s', (_name, departure, now) => {
    expect(refundPercentAt(TOUR, departure, now)).toBe(0);
  });
});

describe('any policy without contradictions (specification.md#cancellation)', () => {
  const HOUR = 3_600_000;

  function below(random: Random, limit: number): number {
    return Math.floor(random() * limit);
  }

  function anyPolicy(random: Random): Policy {
    const hours = [...new Set(Array.from({ length: below(random, 4) }, () => 1 + below(random, 400))), 0];
    const fees = hours.map(() => below(random, 101)).toSorted((a, b) => a - b);
    const untils = hours.toSorted((a, b) => b - a);
    return aPolicy({
      payment: below(random, 2) ? { ...DEPOSIT, depositPercent: 1 + below(random, 99), balanceDue: '30d' } : DEPOSIT,
      ladder: untils.map((until, index) => ({ until: `${until}h`, feePercent: fees[index] ?? 100 })),
      processingFeePercent: below(random, 101),
      noShowFeePercent: Math.max(fees.at(-1) ?? 100, below(random, 101)),
    });
  }

  const POLICIES = Array.from({ length: 200 }, (_, index) => anyPolicy(seededRandom(`policy ${index}`)));

  test('is made often enough to be worth testing', () => {
    expect(POLICIES.filter((policy) => policyProblem(policy) === null).length).toBeGreaterThan(100);
  });

  test('never refunds more as departure comes nearer, and stays from 0 to 100', () => {
    for (const policy of POLICIES.filter((candidate) => policyProblem(candidate) === null)) {
      let last = 100;
      for (let hoursLeft = 420; hoursLeft >= -24; hoursLeft -= 1) {
        const percent = refundPercentAt(policy, 0, -hoursLeft * HOUR);
        if (percent > last || percent < 0) expect.fail(`${percent}% ${hoursLeft} h before: ${JSON.stringify(policy)}`);
        last = percent;
      }
      expect(last).toBe(noShowRefundPercent(policy));
    }
  });
});

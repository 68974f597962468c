import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { type Policy, policySchema } from '../../../src/lib/policies/policy.schema.ts';
import { policyProblem } from '../../../src/lib/policies/policy-validation.ts';
import { noShowRefundPercent, refundDeadlines, refundPercentAt } from '../../../src/lib/policies/refund-schedule.ts';
import { leadTimeHours } from '../../../src/lib/time/lead-time.ts';
import { englishFilesIn } from '../../fixtures/builders/real-content.ts';

const CONTENT = new URL('../../../src/content/', import.meta.url);
const FILES = englishFilesIn(new URL('policies/', CONTENT));

function yaml(path: string): unknown {
  return load(readFileSync(new URL(path, CONTENT), 'utf8'));
}

function policyIn(file: string): Policy {
  return policySchema.parse(yaml(`policies/${file}`));
}

function policyOf(code: string): Policy {
  return policyIn(`${(yaml(`listings/${code}.yaml`) as { policy: string }).policy}.yaml`);
}

/** A departure on 20 March 2027 at 9:00 in Palawan, cancelled at a time of the same clock. */
function refundOf(policy: Policy, cancelled: string): number {
  return refundPercentAt(policy, Date.parse('2027-03-20T09:00:00+08:00'), Date.parse(`${cancelled}:00+08:00`));
}

describe.each(FILES)('%s (specification.md#cancellation)', (file) => {
  test('is a policy without contradictions', () => {
    expect(policyProblem(policyIn(file))).toBeNull();
  });

  test('refunds nothing to those who do not come', () => {
    expect(noShowRefundPercent(policyIn(file))).toBe(0);
  });

  test('never refunds more as departure comes nearer', () => {
    const percents = Array.from({ length: 30 * 24 }, (_, hour) =>
      refundPercentAt(policyIn(file), 0, (hour - 700) * 3_600_000),
    );
    expect(percents).toEqual(percents.toSorted((a, b) => b - a));
    expect(percents[0]).toBeGreaterThan(0);
    expect(percents.at(-1)).toBe(0);
  });
});

describe('the Underground River from Sabang to El Nido: 50% at 8-14 days, nothing within 7 (specification.md#cancellation)', () => {
  const policy = policyOf('PV-PPUR-SAB-ELN');

  test.each([
    ['a month before', '2027-02-18T09:00', 100],
    ['15 days before', '2027-03-05T09:00', 100],
    ['a minute less than 14 days before', '2027-03-06T09:01', 50],
    ['13 days before', '2027-03-07T09:00', 50],
    ['10 days before', '2027-03-10T09:00', 50],
    ['8 days before', '2027-03-12T09:00', 50],
    ['a minute less than 7 days before', '2027-03-13T09:01', 0],
    ['6 days before', '2027-03-14T09:00', 0],
    ['an hour before', '2027-03-20T08:00', 0],
  ])('is the rule for who cancels %s', (_name, cancelled, percent) => {
    expect(refundOf(policy, cancelled)).toBe(percent);
  });

  test('is paid in full, without a processing fee', () => {
    expect(policy.payment).toEqual({ type: 'full' });
    expect(policy.processingFeePercent).toBe(0);
  });
});

describe('the Underground River to and from Port Barton: 20% deposit, 100% within 24 h (specification.md#payment)', () => {
  const policy = policyOf('PV-PPUR-PPS-PBT');

  test.each([
    ['a month before', '2027-02-18T09:00', 80],
    ['49 hours before', '2027-03-18T08:00', 80],
    ['47 hours before', '2027-03-18T10:00', 80],
    ['25 hours before', '2027-03-19T08:00', 80],
    ['a minute less than 24 hours before', '2027-03-19T09:01', 0],
    ['an hour before', '2027-03-20T08:00', 0],
  ])('is the rule for who cancels %s', (_name, cancelled, percent) => {
    expect(refundOf(policy, cancelled)).toBe(percent);
  });

  test('keeps the deposit and wants the balance 48 hours before', () => {
    expect(policy.payment).toEqual({
      type: 'deposit',
      depositPercent: 20,
      depositRefundable: false,
      balanceDue: '48h',
    });
  });

  test('is the same in both directions', () => {
    expect(policyOf('PV-PPUR-PBT-PPS')).toEqual(policy);
  });
});

describe('the Underground River from San Vicente: 100% within 7 days (specification.md#cancellation)', () => {
  const policy = policyOf('PV-PPUR-SVC-PPS');

  test.each([
    ['a month before', '2027-02-18T09:00', 100],
    ['8 days before', '2027-03-12T09:00', 100],
    ['a minute more than 7 days before', '2027-03-13T08:59', 100],
    ['a minute less than 7 days before', '2027-03-13T09:01', 0],
    ['2 days before', '2027-03-18T09:00', 0],
    ['an hour before', '2027-03-20T08:00', 0],
  ])('is the rule for who cancels %s', (_name, cancelled, percent) => {
    expect(refundOf(policy, cancelled)).toBe(percent);
  });

  test('is paid in full', () => {
    expect(policy.payment).toEqual({ type: 'full' });
  });
});

describe('other Underground River tours: 10% processing fee, nothing within 7 days (specification.md#cancellation)', () => {
  test.each([['JT-PPUR'], ['PV-PPUR'], ['PV-PPUR-PPS-ELN'], ['PV-PPUR-ELN-PPS'], ['PV-PPUR-ELN-SAB']])(
    'is the policy of %s',
    (code) => {
      const policy = policyOf(code);
      expect(policy.processingFeePercent).toBe(10);
      expect(refundOf(policy, '2027-03-12T09:00')).toBe(90);
      expect(refundOf(policy, '2027-03-13T09:01')).toBe(0);
    },
  );
});

describe('tours: free until 7 days, 50% within, nothing within 24 hours (specification.md#cancellation)', () => {
  test.each(['JT-ELN-A', 'JT-HB', 'JT-CTAM', 'PrivBoat-ELN-C', 'PrivBoat-HB', 'PV-CTPM'])(
    'is the policy of %s',
    (code) => {
      const policy = policyOf(code);
      expect(refundOf(policy, '2027-03-12T09:00')).toBe(100);
      expect(refundOf(policy, '2027-03-13T09:01')).toBe(50);
      expect(refundOf(policy, '2027-03-19T08:59')).toBe(50);
      expect(refundOf(policy, '2027-03-19T09:01')).toBe(0);
    },
  );
});

describe('transfers: free until 24, 48 or 72 hours (specification.md#cancellation)', () => {
  test.each([
    ['shared-seat-24h.yaml', '2027-03-19T08:59', '2027-03-19T09:01'],
    ['shared-seat-24h-notice.yaml', '2027-03-19T08:59', '2027-03-19T09:01'],
    ['private-van-24h.yaml', '2027-03-19T08:59', '2027-03-19T09:01'],
    ['private-van-48h.yaml', '2027-03-18T08:59', '2027-03-18T09:01'],
    ['private-van-72h.yaml', '2027-03-17T08:59', '2027-03-17T09:01'],
  ])('for %s give back all until %s, nothing from %s', (file, before, after) => {
    expect(refundOf(policyIn(file), before)).toBe(100);
    expect(refundOf(policyIn(file), after)).toBe(0);
  });
});

describe('from El Nido to Port Barton with 24 hours of notice (specification.md#notice)', () => {
  test.each(['SV-ELN-PBT', 'PV-ELN-PBT'])('is the notice of %s', (code) => {
    expect(leadTimeHours(policyOf(code).bookingNotice)).toBe(24);
  });
});

describe('dated deadlines of the real policies (specification.md#cancellation)', () => {
  test.each<[string, [string, number][]]>([
    [
      'PV-PPUR-SAB-ELN',
      [
        ['2027-12-25T08:00:00+08:00', 100],
        ['2028-01-01T08:00:00+08:00', 50],
        ['2028-01-08T08:00:00+08:00', 0],
      ],
    ],
    [
      'PV-PPUR-PPS-PBT',
      [
        ['2028-01-07T08:00:00+08:00', 80],
        ['2028-01-08T08:00:00+08:00', 0],
      ],
    ],
    [
      'PV-PPUR-SVC-PPS',
      [
        ['2028-01-01T08:00:00+08:00', 100],
        ['2028-01-08T08:00:00+08:00', 0],
      ],
    ],
  ])('are right for %s on 8 January 2028', (code, deadlines) => {
    expect(refundDeadlines(policyOf(code), Date.parse('2028-01-08T08:00:00+08:00'))).toEqual(
      deadlines.map(([until, refundPercent]) => ({ until, refundPercent })),
    );
  });
});

import { describe, expect, test } from 'vitest';
import { leadTimeSchema, policySchema } from '../../../src/lib/policies/policy.schema.ts';
import { aPolicy } from '../../fixtures/builders/a-policy.ts';

const DEPOSIT = { type: 'deposit', depositPercent: 20, depositRefundable: false, balanceDue: '48h' } as const;

function pathsOf(policy: unknown): string[] {
  const { error } = policySchema.safeParse(policy);
  return error?.issues.map(({ path }) => path.join('.')) ?? [];
}

describe('a time before departure in a file (specification.md#cancellation)', () => {
  test.each(['0h', '1h', '24h', '7d', '365d'])('may be %s', (leadTime) => {
    expect(leadTimeSchema.parse(leadTime)).toBe(leadTime);
  });

  test.each(['', '24', 'h', '24H', '24 h', '-24h', '+24h', '1.5h', '024h', '7w', '7d ', '7d\n', '1d12h', 24, null])(
    'may not be %j',
    (leadTime) => {
      expect(leadTimeSchema.safeParse(leadTime).error?.issues).toHaveLength(1);
    },
  );

  test('says what is allowed', () => {
    expect(leadTimeSchema.safeParse('a week').error?.issues[0]?.message).toBe(
      'hours or days before departure, as in "24h" or "7d"',
    );
  });
});

describe('a policy in a file (specification.md#cancellation)', () => {
  test.each([
    ['paid in full', aPolicy()],
    ['paid with a deposit', aPolicy({ payment: DEPOSIT })],
    ['of one rung', aPolicy({ ladder: [{ until: '0h', feePercent: 100 }] })],
    ['with a processing fee', aPolicy({ processingFeePercent: 10 })],
    ['with notice', aPolicy({ bookingNotice: '48h' })],
  ])('may be %s', (_name, policy) => {
    expect(policySchema.parse(policy)).toEqual(policy);
  });

  test.each([
    ['a name', 'name', { ...aPolicy(), name: '' }],
    ['known terms of payment', 'payment.type', { ...aPolicy(), payment: { type: 'later' } }],
    ['a balance for a deposit', 'payment.balanceDue', { ...aPolicy(), payment: { ...DEPOSIT, balanceDue: undefined } }],
    ['a deposit in percent', 'payment.depositPercent', { ...aPolicy(), payment: { ...DEPOSIT, depositPercent: 120 } }],
    ['a rung', 'ladder', { ...aPolicy(), ladder: [] }],
    ['hours or days on a rung', 'ladder.0.until', { ...aPolicy(), ladder: [{ until: 'soon', feePercent: 0 }] }],
    ['a fee up to 100%', 'ladder.0.feePercent', { ...aPolicy(), ladder: [{ until: '0h', feePercent: 101 }] }],
    ['a fee from 0%', 'ladder.0.feePercent', { ...aPolicy(), ladder: [{ until: '0h', feePercent: -1 }] }],
    ['a fee that is a number', 'ladder.0.feePercent', { ...aPolicy(), ladder: [{ until: '0h', feePercent: NaN }] }],
    ['a processing fee up to 100%', 'processingFeePercent', { ...aPolicy(), processingFeePercent: 110 }],
    ['a fee for no-shows up to 100%', 'noShowFeePercent', { ...aPolicy(), noShowFeePercent: Number.POSITIVE_INFINITY }],
    ['notice in hours or days', 'bookingNotice', { ...aPolicy(), bookingNotice: 24 }],
    ['only known fields', '', { ...aPolicy(), refund: 'maybe' }],
  ])('needs %s', (_name, path, policy) => {
    expect(pathsOf(policy)).toEqual([path]);
  });
});

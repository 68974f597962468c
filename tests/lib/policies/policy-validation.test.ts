import { describe, expect, test } from 'vitest';
import type { Policy } from '../../../src/lib/policies/policy.schema.ts';
import { policyProblem } from '../../../src/lib/policies/policy-validation.ts';
import { aPolicy } from '../../fixtures/builders/a-policy.ts';

function deposit(depositPercent: number, balanceDue: string, depositRefundable = false): Policy['payment'] {
  return { type: 'deposit', depositPercent, balanceDue, depositRefundable };
}

function schedule(...rungs: [until: string, feePercent: number][]): Policy['ladder'] {
  return rungs.map(([until, feePercent]) => ({ until, feePercent }));
}

const NOT_A_DEPOSIT = 'is not a deposit; allowed is more than 0 and less than 100';
const LAST_RUNG = 'ladder: the last rung must be "0h", so that every moment has a rule';
const ORDER = 'ladder: rungs must go from the earliest deadline to the latest';
const FALLING = 'ladder: fees must not fall as departure comes nearer';
const BALANCE_AFTER_REFUND = 'payment.balanceDue: the balance would be due after nothing is refundable any more';

describe('a policy that makes sense (specification.md#cancellation)', () => {
  test.each([
    ['free cancelling until a day before', aPolicy()],
    ['no refund ever', aPolicy({ ladder: schedule(['0h', 100]) })],
    ['a refund always', aPolicy({ ladder: schedule(['0h', 0]), noShowFeePercent: 0 })],
    ['days and hours on one ladder', aPolicy({ ladder: schedule(['14d', 0], ['7d', 50], ['24h', 80], ['0h', 100]) })],
    ['the same fee on two rungs', aPolicy({ ladder: schedule(['7d', 50], ['24h', 50], ['0h', 100]) })],
    ['the balance due before the refund ends', aPolicy({ payment: deposit(20, '48h') })],
    ['the balance due when the refund ends', aPolicy({ payment: deposit(20, '24h') })],
    [
      'the balance due at departure where something always comes back',
      aPolicy({ payment: deposit(20, '0h'), ladder: schedule(['7d', 0], ['0h', 50]) }),
    ],
    ['not showing up as dear as the last rung', aPolicy({ ladder: schedule(['0h', 50]), noShowFeePercent: 50 })],
  ])('is accepted with %s', (_name, policy) => {
    expect(policyProblem(policy)).toBeNull();
  });
});

describe('a policy that contradicts itself (specification.md#cancellation)', () => {
  test.each([
    ['leaves the last hours without a rule', { ladder: schedule(['7d', 0], ['24h', 100]) }, LAST_RUNG],
    ['goes from the latest deadline to the earliest', { ladder: schedule(['24h', 0], ['7d', 50], ['0h', 100]) }, ORDER],
    ['has a deadline twice', { ladder: schedule(['24h', 0], ['24h', 50], ['0h', 100]) }, ORDER],
    ['has a deadline in hours and again in days', { ladder: schedule(['24h', 0], ['1d', 50], ['0h', 100]) }, ORDER],
    ['ends twice', { ladder: schedule(['0h', 0], ['0h', 100]) }, ORDER],
    ['gets cheaper as departure comes nearer', { ladder: schedule(['7d', 50], ['24h', 20], ['0h', 100]) }, FALLING],
    ['has no ladder', { ladder: [] }, LAST_RUNG],
    ['takes a deposit of nothing', { payment: deposit(0, '48h') }, `payment.depositPercent: 0 ${NOT_A_DEPOSIT}`],
    ['takes a deposit of all', { payment: deposit(100, '48h') }, `payment.depositPercent: 100 ${NOT_A_DEPOSIT}`],
    ['asks for the balance after the refund ended', { payment: deposit(20, '23h') }, BALANCE_AFTER_REFUND],
    ['asks for the balance at departure', { payment: deposit(20, '0h', true) }, BALANCE_AFTER_REFUND],
    [
      'is kinder to those who do not come',
      { noShowFeePercent: 50 },
      "noShowFeePercent: 50 is less than the last rung's fee of 100, so not showing up would be cheaper than cancelling",
    ],
  ])('%s', (_name, changes, problem) => {
    expect(policyProblem(aPolicy(changes))).toBe(problem);
  });
});

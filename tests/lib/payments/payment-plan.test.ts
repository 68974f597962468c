import { describe, expect, test } from 'vitest';
import { paymentPlan } from '../../../src/lib/payments/payment-plan.ts';
import { aPolicy } from '../../fixtures/builders/a-policy.ts';

const NOW = Date.parse('2027-01-01T12:00:00+08:00');
const DEPARTURE = Date.parse('2027-01-12T07:00:00+08:00');

const full = { totalUsd: 173, policy: aPolicy(), departure: DEPARTURE };
const portBarton = {
  totalUsd: 374,
  policy: aPolicy({ payment: { type: 'deposit', depositPercent: 20, depositRefundable: false, balanceDue: '48h' } }),
  departure: DEPARTURE,
};

describe('what is paid when (specification.md#payment)', () => {
  test('everything at booking is usual', () => {
    expect(paymentPlan([full], NOW)).toEqual({ nowUsd: 173, balances: [] });
  });

  test('a deposit of 20% now, the balance 48 hours before, as on the Port Barton Underground River tour', () => {
    expect(paymentPlan([portBarton], NOW)).toEqual({
      nowUsd: 75,
      balances: [{ due: '2027-01-10T07:00:00+08:00', usd: 299 }],
    });
  });

  test('a balance whose time has come is due now', () => {
    expect(paymentPlan([portBarton], DEPARTURE - 48 * 3_600_000)).toEqual({ nowUsd: 374, balances: [] });
    expect(paymentPlan([portBarton], DEPARTURE - 48 * 3_600_000 - 1).nowUsd).toBe(75);
  });

  test('several trips are paid together, balances in the order of their days', () => {
    const later = { ...portBarton, departure: DEPARTURE + 86_400_000 };
    const plan = paymentPlan([later, full, portBarton], NOW);
    expect(plan.nowUsd).toBe(173 + 75 + 75);
    expect(plan.balances.map(({ due }) => due.slice(0, 10))).toEqual(['2027-01-10', '2027-01-11']);
  });

  test.each([1, 2, 3, 7, 99, 374, 1001])('deposit and balance of $%d add up to the price', (totalUsd) => {
    const { nowUsd, balances } = paymentPlan([{ ...portBarton, totalUsd }], NOW);
    expect(nowUsd + balances.reduce((sum, { usd }) => sum + usd, 0)).toBe(totalUsd);
  });

  test('nothing costs nothing', () => {
    expect(paymentPlan([], NOW)).toEqual({ nowUsd: 0, balances: [] });
  });
});

import type { PaymentPlan } from './payment-plan.ts';

/** A part of the price that has not come yet. */
export interface OutstandingDue {
  /** The due date, an ISO time in Palawan; null for what was due at booking. */
  readonly due: string | null;
  /** US cents. */
  readonly cents: number;
}

/**
 * The unpaid amounts of a plan, earliest first. Payments cover what was due first.
 *
 * @example outstandingDues({ nowUsd: 35, balances: [{ due, usd: 138 }] }, 3500) // [{ due, cents:
 * 13_800 }]
 */
export function outstandingDues({ nowUsd, balances }: PaymentPlan, paidCents: number): readonly OutstandingDue[] {
  const dues = [{ due: null, cents: nowUsd * 100 }, ...balances.map(({ due, usd }) => ({ due, cents: usd * 100 }))];
  let left = paidCents;
  const open = dues.map(({ due, cents }) => {
    const covered = Math.min(left, cents);
    left -= covered;
    return { due, cents: cents - covered };
  });
  return open.filter(({ cents }) => cents > 0);
}

/**
 * The amounts that may be requested for a plan, smallest first. Each includes all that is due
 * before it; the last is everything unpaid.
 *
 * @example outstandingSums({ nowUsd: 35, balances: [{ due, usd: 138 }] }, 0) // [3500, 17_300]
 */
export function outstandingSums(plan: PaymentPlan, paidCents: number): readonly number[] {
  const dues = outstandingDues(plan, paidCents);
  return dues.map((_, index) => sumOfDues(dues.slice(0, index + 1)));
}

/** What some dues are together, in US cents. */
export function sumOfDues(dues: readonly OutstandingDue[]): number {
  return dues.reduce((sum, { cents }) => sum + cents, 0);
}

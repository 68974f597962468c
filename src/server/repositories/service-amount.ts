import type { Money } from '../../lib/money/money.ts';

/**
 * An amount in whole units of a payment service. The unit is the service's own, so this is no
 * {@link Money}.
 */
export interface ServiceAmount {
  readonly amount: number;
  /** The currency code in capitals. */
  readonly currency: string;
}

/**
 * The share of `worth` that corresponds to a part of a whole, rounded down.
 *
 * @example shareOf(17_300, 500_000, 1_003_400) // 8620: what 5,000 of 10,034 pesos are of 173
 * dollars, in cents
 */
export function shareOf(worth: number, part: number, whole: number): number {
  return Number((BigInt(worth) * BigInt(part)) / BigInt(whole));
}

/** Something that was charged: what it counts for in US cents, and what really came. */
export interface Charged {
  readonly cents: number;
  readonly charged: ServiceAmount;
}

/**
 * The US cents that a payment counts for: all of the requested amount, else its share. Money in
 * another currency counts for nothing until the operator has checked it.
 *
 * @returns US cents
 */
export function countedCents(asked: Charged, came: ServiceAmount): number {
  if (came.currency !== asked.charged.currency) return 0;
  return shareOf(asked.cents, came.amount, asked.charged.amount);
}

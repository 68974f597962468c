import type { Money } from '../../lib/money/money.ts';

/**
 * An amount as a payment service counts it: whole numbers of its unit of the currency. That unit is the service's own rule, so this is no {@link Money}.
 */
export interface ServiceAmount {
  readonly amount: number;
  /** In capitals. */
  readonly currency: string;
}

/**
 * The part of something whole that belongs to a part of something else, rounded down: nothing ever counts for more than it is.
 *
 * @example shareOf(17_300, 500_000, 1_003_400) // 8620: what 5,000 of 10,034 pesos are of 173 dollars, in cents
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
 * What money that came counts for, by what was asked: all of it where it is that amount, else its share. Money in another currency counts for nothing
 * until the operator has looked at it.
 *
 * @returns US cents
 */
export function countedCents(asked: Charged, came: ServiceAmount): number {
  if (came.currency !== asked.charged.currency) return 0;
  return shareOf(asked.cents, came.amount, asked.charged.amount);
}

import { multiplyHalfUp } from './decimal.ts';
import type { RatePlan } from './rate-plan.schema.ts';

/** Prices in whole units of one currency: `base` for `inc` people, `extra` for each one more. */
export interface DisplayRatePlan {
  readonly base: number;
  readonly extra: number;
  readonly inc: number;
  readonly currency: string;
}

/**
 * Adds the markup to base and extra, each rounded half up to whole US dollars
 * (specification.md#price-rule).
 *
 * @param markup the multiplier as text, '1.15' by default in the settings
 * @example displayRatePlan({ base: 325, extra: 35, inc: 2 }, '1.15') // { base: 374, extra: 40,
 * inc: 2, currency: 'USD' }
 */
export function displayRatePlan(plan: RatePlan, markup: string): DisplayRatePlan {
  return {
    base: multiplyHalfUp(plan.base, markup),
    extra: multiplyHalfUp(plan.extra, markup),
    inc: plan.inc,
    currency: 'USD',
  };
}

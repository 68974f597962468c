import type { DisplayRatePlan } from '../money/display-rate-plan.ts';
import { groupPrice } from '../money/group-price.ts';

/** The parts of a price, in whole units of the plan's currency. */
export interface PriceBreakdown {
  /** Price for the included people. */
  readonly base: number;
  readonly included: number;
  /** People above the included ones, and what they pay together. */
  readonly extraPeople: number;
  readonly extra: number;
  /** Price of each extra person, also where there is none. */
  readonly extraEach: number;
  readonly total: number;
}

/**
 * The parts of a group's price: base, and extra for each person above the included ones. See
 * specification.md#price-rule.
 *
 * @example breakdown({ base: 374, extra: 40, inc: 2, currency: 'USD' }, 5) // { base: 374,
 * included: 2, extraPeople: 3, extra: 120, extraEach: 40, total: 494 }
 * @throws RangeError when `people` is not a whole number of 1 or more.
 */
export function priceBreakdown(plan: DisplayRatePlan, people: number): PriceBreakdown {
  const total = groupPrice(plan, people);
  const extraPeople = Math.max(0, people - plan.inc);
  return { base: plan.base, included: plan.inc, extraPeople, extra: total - plan.base, extraEach: plan.extra, total };
}

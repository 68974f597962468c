import { ratePlanIn } from '../money/convert.ts';
import { multiplyHalfUp } from '../money/decimal.ts';
import type { DisplayRatePlan } from '../money/display-rate-plan.ts';
import { groupPrice } from '../money/group-price.ts';
import type { CartItem } from './cart-item.schema.ts';

/** The currency that a cart is shown in. */
export interface CartCurrency {
  readonly currency: string;
  /** Units per US dollar. */
  readonly rate: number;
}

/** The prices of a cart item. */
export type ItemPrice = Pick<CartItem, 'planUsd' | 'totalUsd' | 'rate' | 'ratePlan' | 'total'>;

/**
 * Prices of a group in dollars and in the cart's currency (specification.md#cart, #price-rule).
 * Parts and total are converted and rounded separately, so they may differ by a unit; the total
 * counts.
 *
 * @example itemPrice({ base: 374, extra: 40, inc: 2, currency: 'USD' }, 3, { currency: 'JPY', rate:
 * 150 }).total // 62100
 * @throws RangeError when `people` is not a whole number of 1 or more.
 */
export function itemPrice(planUsd: DisplayRatePlan, people: number, { currency, rate }: CartCurrency): ItemPrice {
  const totalUsd = groupPrice(planUsd, people);
  return {
    planUsd: { ...planUsd },
    totalUsd,
    rate,
    ratePlan: ratePlanIn({ ...planUsd }, currency, rate),
    total: multiplyHalfUp(totalUsd, rate),
  };
}

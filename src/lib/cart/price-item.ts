import { multiplyHalfUp } from '../pricing/decimal.ts';
import type { DisplayRatePlan } from '../pricing/display-rate-plan.ts';
import { groupPrice } from '../pricing/group-price.ts';
import type { CartItem } from './cart-item.schema.ts';

/** The currency that a cart is shown in. */
export interface CartCurrency {
  readonly currency: string;
  /** Units per US dollar. */
  readonly rate: number;
}

/** What a cart item costs. */
export type ItemPrice = Pick<CartItem, 'planUsd' | 'totalUsd' | 'rate' | 'ratePlan' | 'total'>;

/**
 * What a group pays, in dollars and in the cart's currency (specification, section 3, Cart item; section 9, Pricing). Parts and
 * total are each converted from dollars and rounded, so parts may differ from the total by a unit; the total counts.
 *
 * @example itemPrice({ base: 374, extra: 40, inc: 2, currency: 'USD' }, 3, { currency: 'JPY', rate: 150 }).total // 62100
 * @throws RangeError when `people` is not a whole number of 1 or more.
 */
export function itemPrice(planUsd: DisplayRatePlan, people: number, { currency, rate }: CartCurrency): ItemPrice {
  const totalUsd = groupPrice(planUsd, people);
  const convert = (usd: number) => multiplyHalfUp(usd, rate);
  return {
    planUsd: { ...planUsd },
    totalUsd,
    rate,
    ratePlan: { base: convert(planUsd.base), extra: convert(planUsd.extra), inc: planUsd.inc, currency },
    total: convert(totalUsd),
  };
}

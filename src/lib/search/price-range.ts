import { DEFAULT_PRICE_RANGE, type SearchCriteria } from './search-criteria.ts';

type Prices = Pick<SearchCriteria, 'minPrice' | 'maxPrice'>;

const { min, max } = DEFAULT_PRICE_RANGE;

function onLine(price: number): number {
  return Math.min(Math.max(price, min), max);
}

/**
 * The bounds of prices, both included, in whole US dollars. The upper end of the range is open:
 * that price and more.
 */
export function priceBounds({ minPrice = min, maxPrice = max }: Prices): {
  readonly from: number;
  readonly to: number;
} {
  return { from: minPrice, to: maxPrice >= max ? Number.POSITIVE_INFINITY : maxPrice };
}

/**
 * Two prices as criteria, the lower one first. A price at an end of the range is no criterion.
 *
 * @example pricesBetween(900, 100) // { minPrice: 100, maxPrice: 900 }
 */
export function pricesBetween(one: number = min, other: number = max): Prices {
  const low = onLine(Math.min(one, other));
  const high = onLine(Math.max(one, other));
  return { ...(low > min && { minPrice: low }), ...(high < max && { maxPrice: high }) };
}

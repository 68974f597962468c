import { describe, expect, test } from 'vitest';
import { priceBounds, pricesBetween } from '../../../src/lib/search/price-range.ts';

describe('the price range (specification.md#filters)', () => {
  test.each([
    [{}, 0, Number.POSITIVE_INFINITY],
    [{ minPrice: 20 }, 20, Number.POSITIVE_INFINITY],
    [{ maxPrice: 995 }, 0, 995],
    [{ maxPrice: 1000 }, 0, Number.POSITIVE_INFINITY],
  ])('%j lies from %d to %d: its upper end is open', (criteria, from, to) => {
    expect(priceBounds(criteria)).toEqual({ from, to });
  });

  test.each([
    [undefined, undefined, {}],
    [0, 1000, {}],
    [20, 200, { minPrice: 20, maxPrice: 200 }],
    [200, 20, { minPrice: 20, maxPrice: 200 }],
    [1000, 1000, { minPrice: 1000 }],
    [0, 0, { maxPrice: 0 }],
    [5000, undefined, { minPrice: 1000 }],
    [-5, 5000, {}],
  ])('prices of %s and %s ask for %j', (one, other, criteria) => {
    expect(pricesBetween(one, other)).toEqual(criteria);
  });
});

import type { CatalogueRow } from './site.ts';

const TRANSFERS = ['SHARED_TRANSFER', 'PRIVATE_TRANSFER', 'PRIVATE_TRANSFER_WITH_TOUR'];

/** Group sizes that a route page compares. */
export const GROUPS = Array.from({ length: 10 }, (_, index) => index + 1);

/** The transfers of a route, cheapest first. */
export function waysOf(listings: readonly CatalogueRow[]): readonly CatalogueRow[] {
  return listings.filter(({ type }) => TRANSFERS.includes(type)).toSorted((a, b) => a.priceUsd - b.priceUsd);
}

/**
 * One booking: base + extra for each person above the included ones (specification.md#price-rule).
 */
function bookingPrice({ priceUsd, extraUsd, inc }: CatalogueRow, people: number): number {
  return priceUsd + extraUsd * Math.max(0, people - inc);
}

/** The least that a group of any size pays, however it divides itself over bookings. */
export function minPrice(way: CatalogueRow, people: number): number {
  const sizes = Array.from({ length: Math.min(people, way.maxPeople) }, (_, index) => index + 1);
  return Math.min(...sizes.map((size) => bookingPrice(way, size) + (size < people ? minPrice(way, people - size) : 0)));
}

/** For each way, the group sizes for which no other way costs less. */
export function cheapestSizes(ways: readonly CatalogueRow[]): readonly (readonly number[])[] {
  const lowest = new Map(GROUPS.map((people) => [people, Math.min(...ways.map((way) => minPrice(way, people)))]));
  return ways.map((way) => GROUPS.filter((people) => minPrice(way, people) === lowest.get(people)));
}

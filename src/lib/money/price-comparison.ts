import type { DisplayRatePlan } from './display-rate-plan.ts';
import { type VehiclePrice, vehiclePrice } from './group-price.ts';

/** A way of travelling that can be compared with others on the same route. */
export interface PricedOption {
  readonly code: string;
  readonly plan: DisplayRatePlan;
  readonly maxPeople: number;
}

/** One group size: the price of each option in the given order, and the cheapest codes. */
export interface ComparisonRow {
  readonly people: number;
  readonly prices: readonly VehiclePrice[];
  readonly cheapest: readonly string[];
}

/** Group sizes that are compared: 1 to 10 people. */
export const COMPARED_PEOPLE = Array.from({ length: 10 }, (_, index) => index + 1);

/**
 * Prices of every option for 1 to 10 people, with the cheapest of each. Options at the same price
 * share it.
 */
export function comparePrices(options: readonly PricedOption[]): readonly ComparisonRow[] {
  return COMPARED_PEOPLE.map((people) => {
    const prices = options.map(({ plan, maxPeople }) => vehiclePrice(plan, maxPeople, people));
    const lowest = Math.min(...prices.map(({ total }) => total));
    const cheapest = options.filter((_, index) => prices[index]?.total === lowest).map(({ code }) => code);
    return { people, prices, cheapest };
  });
}

import type { DisplayRatePlan } from './display-rate-plan.ts';

/** A plan in any one currency. */
type Plan = Omit<DisplayRatePlan, 'currency'>;

function assertPeople(people: number): void {
  if (!Number.isInteger(people) || people < 1) throw new RangeError('People must be a whole number of 1 or more');
}

/**
 * The price of a group in the plan's currency: base + extra × people above `inc`
 * (specification.md#price-rule).
 *
 * @example groupPrice({ base: 374, extra: 40, inc: 2, currency: 'USD' }, 5) // 494
 * @throws RangeError when `people` is not a whole number of 1 or more.
 */
export function groupPrice(plan: Plan, people: number): number {
  assertPeople(people);
  return plan.base + plan.extra * Math.max(0, people - plan.inc);
}

/** The price of a group that may need several vehicles or boats, and how many. */
export interface VehiclePrice {
  readonly total: number;
  readonly vehicles: number;
}

/**
 * The price of a group of any size, split evenly over the fewest vehicles
 * (specification.md#capacity).
 *
 * @example vehiclePrice({ base: 173, extra: 0, inc: 8, currency: 'USD' }, 8, 10) // { total: 346,
 * vehicles: 2 }
 */
export function vehiclePrice(plan: Plan, maxPeople: number, people: number): VehiclePrice {
  assertPeople(people);
  const vehicles = Math.ceil(people / maxPeople);
  const smaller = Math.floor(people / vehicles);
  const larger = people - smaller * vehicles;
  const total =
    groupPrice(plan, smaller) * (vehicles - larger) + (larger > 0 ? groupPrice(plan, smaller + 1) * larger : 0);
  return { total, vehicles };
}

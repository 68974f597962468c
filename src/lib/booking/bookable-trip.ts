import type { DrivingHours } from '../catalogue/driving-hours.schema.ts';
import type { Closure } from '../catalogue/season-closure.schema.ts';
import type { DisplayRatePlan } from '../money/display-rate-plan.ts';
import type { Policy } from '../policies/policy.schema.ts';

/** A listing as the rules of booking need it: in the dialog, in the cart and on the server. */
export interface BookableTrip {
  readonly code: string;
  readonly title: string;
  /** The page of the listing. */
  readonly path: string;
  readonly origin: string;
  readonly destination: string;
  /** Prices in whole US dollars, markup included. */
  readonly price: DisplayRatePlan;
  /** The largest group of one booking. */
  readonly maxPeople: number;
  /** Departure times; empty where the traveller picks the hour. */
  readonly sched: readonly string[];
  /** The driving hours where the traveller picks the hour; absent where any hour is possible. */
  readonly hours?: DrivingHours | undefined;
  /** The duration in the form `5h30m`. */
  readonly duration: string;
  /** Ids of the areas that the listing serves. */
  readonly pickup: readonly string[];
  readonly dropoff: readonly string[];
  readonly policy: Policy;
  readonly closures: readonly Closure[];
  /** True for a sample listing, which cannot be booked. */
  readonly sample: boolean;
}

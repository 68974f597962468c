import type { DrivingHours } from '../catalogue/driving-hours.schema.ts';
import type { Closure } from '../catalogue/season-closure.schema.ts';
import type { DisplayRatePlan } from '../money/display-rate-plan.ts';
import type { Policy } from '../policies/policy.schema.ts';

/** What the rules of booking need to know of a listing, wherever they run: in the dialog, in the cart, on the server. */
export interface BookableTrip {
  readonly code: string;
  readonly title: string;
  /** The page of the listing. */
  readonly path: string;
  readonly origin: string;
  readonly destination: string;
  /** In whole US dollars, markup included. */
  readonly price: DisplayRatePlan;
  /** The largest group of one booking. */
  readonly maxPeople: number;
  /** Departure times; empty where the traveller picks the hour. */
  readonly sched: readonly string[];
  /** Between which hours it leaves where the traveller picks the hour; absent where that may be any. */
  readonly hours?: DrivingHours | undefined;
  /** As in `5h30m`. */
  readonly duration: string;
  /** Ids of the areas that the listing serves. */
  readonly pickup: readonly string[];
  readonly dropoff: readonly string[];
  readonly policy: Policy;
  readonly closures: readonly Closure[];
  /** True for an example of what could be offered: nobody can book it. */
  readonly sample: boolean;
}

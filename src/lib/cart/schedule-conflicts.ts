import type { BookableTrip } from '../booking/bookable-trip.ts';
import { tripTimes } from '../booking/departure.ts';
import type { Cart } from './cart.ts';
import type { CartItem } from './cart-item.schema.ts';

/** Two trips in a cart that do not go together. The first one leaves first. */
export type ScheduleConflict =
  /** The same listing at the same time, twice. */
  | { readonly kind: 'duplicate'; readonly first: string; readonly second: string }
  /** The second leaves before the first has arrived. */
  | { readonly kind: 'overlap'; readonly first: string; readonly second: string }
  /** The first arrives in one town, the second leaves from another, with no time between. */
  | { readonly kind: 'far'; readonly first: string; readonly second: string }
  /** The first trip ends in one town and the next begins in another, with time between them. */
  | {
      readonly kind: 'elsewhere';
      readonly first: string;
      readonly second: string;
      readonly towns: readonly [string, string];
    }
  /** Possible if the first is on time. */
  | { readonly kind: 'tight'; readonly first: string; readonly second: string; readonly minutes: number };

/** Minutes between two trips below which the connection is tight: roads here are slow. */
export const COMFORTABLE_CONNECTION_MINUTES = 60;

/** No road between two of the towns takes less than this. */
const MIN_ROAD_MINUTES = 90;

interface Leg {
  readonly ref: string;
  readonly code: string;
  readonly from: string;
  readonly to: string;
  readonly departure: number;
  readonly end: number;
}

function legOf({ ref, trip }: CartItem, trips: ReadonlyMap<string, BookableTrip>): Leg | null {
  const listing = trips.get(trip.listingCode);
  if (!listing) return null;
  const times = tripTimes(trip.date, trip.time, listing.duration);
  return Number.isNaN(times.departure)
    ? null
    : { ref, code: listing.code, from: listing.origin, to: listing.destination, ...times };
}

function conflictOf(first: Leg, second: Leg): ScheduleConflict | null {
  const refs = { first: first.ref, second: second.ref };
  const minutes = Math.round((second.departure - first.end) / 60_000);
  if (first.code === second.code && first.departure === second.departure) return { kind: 'duplicate', ...refs };
  if (minutes < 0) return { kind: 'overlap', ...refs };
  if (first.to !== second.from && minutes < MIN_ROAD_MINUTES) return { kind: 'far', ...refs };
  return first.to === second.from && minutes < COMFORTABLE_CONNECTION_MINUTES
    ? { kind: 'tight', ...refs, minutes }
    : null;
}

/** The gap between the end of one trip and the start of the next in another town. */
function gapOf(first: Leg, second: Leg): ScheduleConflict | null {
  if (first.to === second.from) return null;
  return { kind: 'elsewhere', first: first.ref, second: second.ref, towns: [first.to, second.from] };
}

/**
 * Conflicts between trips of a cart, each leg compared with every later one. Items of listings that
 * are gone are skipped.
 */
export function scheduleConflicts(cart: Cart, trips: ReadonlyMap<string, BookableTrip>): readonly ScheduleConflict[] {
  const legs = cart
    .map((item) => legOf(item, trips))
    .filter((leg) => leg !== null)
    .toSorted((a, b) => a.departure - b.departure);
  return legs.flatMap((first, index) =>
    legs
      .slice(index + 1)
      .map((second, after) => conflictOf(first, second) ?? (after === 0 ? gapOf(first, second) : null))
      .filter((conflict) => conflict !== null),
  );
}

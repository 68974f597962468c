import { hasNotice } from '../booking/bookable-dates.ts';
import { tripTimes } from '../booking/departure.ts';
import type { Pool } from '../catalogue/fleet.schema.ts';
import type { Closure } from '../catalogue/season-closure.schema.ts';
import { closureOn } from '../catalogue/season-closure.ts';
import { leadTimeHours } from '../time/lead-time.ts';
import { manilaIso } from '../time/manila.ts';
import type { DepartureAvailability } from './availability.contract.ts';
import { type AvailabilityStatus, isLimited } from './availability-status.schema.ts';
import { type DepartureChange, type DepartureState, stateOf } from './departure-change.ts';
import { type CountedListing, daysOf, type Occupancy, unitsTaken, vehicleFreeAt } from './occupancy.ts';
import { largestGroupBeside } from './pack-groups.ts';

/** What availability needs to know of a listing. */
export interface AvailableListing extends CountedListing {
  readonly duration: string;
  readonly closures: readonly Closure[];
  readonly policy: { readonly bookingNotice: string };
}

/** Everything that decides about departures: vehicles, booked trips, and changes of a day. */
export interface AvailabilityContext {
  readonly pools: ReadonlyMap<string, Pool>;
  readonly occupancy: Occupancy;
  /** Oldest first, those of the listing and of its pool among them. */
  readonly changes: readonly DepartureChange[];
}

/** A departure with what the operator sees beyond what travellers do. */
export interface CountedDeparture extends DepartureAvailability {
  /** People on board, or whole vehicles where the trip is private. */
  readonly used: number;
  /** By how much more is booked than may be; 0 as a rule. */
  readonly over: number;
  /** What runs on this day, and the places of each; null where nobody counts. */
  readonly units: number | null;
  readonly seats: number | null;
  /** Vehicles of its pool that are out at once at most while its own are, and all there are. */
  readonly poolUse: { readonly out: number; readonly units: number } | null;
}

/**
 * How many places a departure has left, whether there is still time to book it or not
 * (specification.md#places-of-a-departure).
 *
 * @param date an ISO date in Palawan
 */
export function countDeparture(
  listing: AvailableListing,
  date: string,
  time: string,
  context: AvailabilityContext,
): CountedDeparture {
  const { departure, end } = tripTimes(date, time, listing.duration);
  const own = stateOf(changesOf(context.changes, 'listing', listing.code), date, time);
  const pool = context.pools.get(listing.capacity?.pool ?? '');
  const ofPool = stateOf(changesOf(context.changes, 'pool', pool?.id ?? ''), date, time);
  const counted = countPlaces(listing, own, pool, departure, vehicleFreeAt(end, pool), context);
  const closed = closedBy(listing, date, own, ofPool);
  return {
    time,
    ...counted,
    status: statusOf(listing, counted),
    cutoff: manilaIso(departure - leadTimeHours(listing.policy.bookingNotice) * 3_600_000),
    ...(closed && { ...CLOSED, ...(closed.reason && { reason: closed.reason }) }),
    ...(closed?.isOnRequest && { isOnRequest: true }),
  };
}

/**
 * A departure as travellers see it: once its notice has begun, it is closed
 * (specification.md#notice).
 *
 * @param now an instant in milliseconds since 1970
 */
export function departureAvailability(
  listing: AvailableListing,
  date: string,
  time: string,
  context: AvailabilityContext,
  now: number,
): DepartureAvailability {
  const departure = withoutOperatorFields(countDeparture(listing, date, time, context));
  return hasNotice(date, time, listing.policy.bookingNotice, now) ? departure : { ...departure, ...CLOSED };
}

/**
 * Why a departure does not take place as planned; null where it does.
 *
 * @param changes oldest first, those of the listing and of its pool among them
 */
export function closureOfDeparture(
  listing: Pick<AvailableListing, 'code' | 'capacity' | 'closures'>,
  date: string,
  time: string,
  changes: readonly DepartureChange[],
): ReturnType<typeof closedBy> {
  const own = stateOf(changesOf(changes, 'listing', listing.code), date, time);
  return closedBy(listing, date, own, stateOf(changesOf(changes, 'pool', listing.capacity?.pool ?? ''), date, time));
}

function withoutOperatorFields(counted: CountedDeparture): DepartureAvailability {
  const { used: _used, over: _over, units: _units, seats: _seats, poolUse: _poolUse, ...departure } = counted;
  return departure;
}

const CLOSED = { status: 'CLOSED', vacancies: 0, largestGroup: 0 } as const;

type CountedPlaces = Pick<
  CountedDeparture,
  'vacancies' | 'capacity' | 'largestGroup' | 'used' | 'over' | 'units' | 'seats' | 'poolUse'
>;

function countPlaces(
  listing: AvailableListing,
  state: DepartureState,
  pool: Pool | undefined,
  departure: number,
  until: number,
  { occupancy, changes }: AvailabilityContext,
): CountedPlaces {
  const groups = occupancy.groupsAt(listing.code, departure);
  const people = groups.reduce((sum, size) => sum + size, 0);
  const planned = listing.capacity;
  const units = state.units ?? planned?.units;
  const seats = state.seats ?? planned?.seats;
  if (units === undefined || seats === undefined) {
    const uncounted = { vacancies: null, capacity: null, largestGroup: null, units: null, seats: null, poolUse: null };
    return { ...uncounted, used: people, over: 0 };
  }
  const inPool = pool ? poolUnits(pool, changes, departure, until) : units;
  const others = pool ? occupancy.peakOfOthers(pool, listing.code, departure, until) : 0;
  const runnable = Math.max(0, Math.min(units, inPool - others));
  const taken = unitsTaken(listing.sharing, seats, groups);
  const run = { units, seats, poolUse: pool ? { out: others + taken, units: inPool } : null };
  if (listing.sharing === 'alone') {
    const vacancies = Math.max(0, runnable - taken);
    return {
      ...run,
      vacancies,
      capacity: units,
      largestGroup: vacancies > 0 ? seats : 0,
      used: taken,
      over: Math.max(0, taken - runnable),
    };
  }
  const over = taken > runnable ? Math.max(1, people - runnable * seats) : 0;
  const largestGroup = over > 0 ? 0 : largestGroupBeside(groups, runnable, seats);
  const vacancies = largestGroup > 0 ? runnable * seats - people : 0;
  return { ...run, vacancies, capacity: units * seats, largestGroup, used: people, over };
}

/** How many vehicles of a pool there are on every day of a span: the fewest of them. */
function poolUnits(pool: Pool, changes: readonly DepartureChange[], from: number, until: number): number {
  const own = changesOf(changes, 'pool', pool.id).filter(({ time }) => time === null);
  return Math.min(...daysOf(from, until).map((day) => stateOf(own, day, '').units ?? pool.units));
}

function changesOf(changes: readonly DepartureChange[], kind: 'listing' | 'pool', id: string) {
  return changes.filter(({ scope }) => scope.kind === kind && scope.id === id);
}

function closedBy(
  { closures }: Pick<AvailableListing, 'closures'>,
  date: string,
  ...states: readonly DepartureState[]
): { readonly reason: string; readonly isOnRequest: boolean } | null {
  const season = closureOn(closures, date);
  if (season) return { reason: season.reason, isOnRequest: false };
  const state = states.find((each) => each.state === 'closed') ?? states.find((each) => each.state === 'ask');
  return state ? { reason: state.reason, isOnRequest: state.state === 'ask' } : null;
}

function statusOf({ sharing }: AvailableListing, { vacancies }: CountedPlaces): AvailabilityStatus {
  if (vacancies === null) return 'FREESALE';
  if (vacancies === 0) return 'SOLD_OUT';
  return isLimited(vacancies, sharing === 'alone') ? 'LIMITED' : 'AVAILABLE';
}

import type { Capacity } from '../catalogue/capacity.schema.ts';
import type { Pool } from '../catalogue/fleet.schema.ts';
import { durationMinutes } from '../time/duration.ts';
import { DAY_MS, manilaDate, manilaIso, manilaMidnight } from '../time/manila.ts';
import { type DepartureChange, stateOf } from './departure-change.ts';
import { unitsNeeded } from './pack-groups.ts';
import { peakUnits, type VehicleUse } from './pool-usage.ts';

/**
 * A booked trip whose booking is neither cancelled nor expired. Instants are milliseconds since
 * 1970.
 */
export interface TakenTrip {
  readonly listingCode: string;
  readonly departure: number;
  readonly end: number;
  readonly people: number;
}

/** What counting needs to know of a listing. */
export interface CountedListing {
  readonly code: string;
  /** Absent where as many are sold as are asked for. */
  readonly capacity?: Capacity | undefined;
  /** `alone` where each booking takes a whole vehicle. */
  readonly sharing: 'together' | 'alone' | 'seats';
}

/** Everybody who leaves with one listing at one instant. */
interface DepartureUse extends VehicleUse {
  readonly listingCode: string;
  readonly departure: number;
}

/** Who is on which departure, and which vehicles are out. */
export interface Occupancy {
  /** The sizes of the groups of one departure. */
  groupsAt(listingCode: string, departure: number): readonly number[];
  /** The most vehicles of a pool that other departures have out at one moment of a span. */
  peakOfOthers(pool: Pool, listingCode: string, departure: number, until: number): number;
}

/** When a vehicle that arrives at `end` may leave again. */
export function vehicleFreeAt(end: number, pool: Pool | undefined): number {
  return pool ? end + durationMinutes(pool.turnaround) * 60_000 : end;
}

/** Number of vehicles for some groups: one each on a private trip, else as few as possible. */
export function unitsTaken(sharing: CountedListing['sharing'], seats: number, groups: readonly number[]): number {
  return sharing === 'alone'
    ? groups.reduce((sum, people) => sum + Math.ceil(people / seats), 0)
    : unitsNeeded(groups, seats);
}

/** The days of Palawan that a span touches, its end not included. */
export function daysOf(from: number, until: number): readonly string[] {
  const first = manilaMidnight(from);
  const last = Math.max(from, until - 1);
  const days: string[] = [];
  for (let day = first; day <= last; day += DAY_MS) days.push(manilaDate(day));
  return days;
}

/** What is counted: trips, and what they are counted by. */
export interface OccupancySources {
  readonly trips: readonly TakenTrip[];
  readonly listings: ReadonlyMap<string, CountedListing>;
  readonly pools: ReadonlyMap<string, Pool>;
  /** Oldest first. */
  readonly changes: readonly DepartureChange[];
}

/** Counts trips: each departure once, each pool by the days on which its vehicles are out. */
export function occupancyOf({ trips, listings, pools, changes }: OccupancySources): Occupancy {
  const byDeparture = Map.groupBy(trips, ({ listingCode, departure }) => `${listingCode} ${departure}`);
  const byPoolAndDay = new Map<string, DepartureUse[]>();
  for (const together of byDeparture.values()) {
    const listing = listings.get((together[0] as TakenTrip).listingCode);
    const pool = pools.get(listing?.capacity?.pool ?? '');
    if (!listing || !pool) continue;
    const use = departureUse(together, listing, pool, changes);
    for (const day of daysOf(use.from, use.until)) {
      const key = `${pool.id} ${day}`;
      const ofDay = byPoolAndDay.get(key);
      if (ofDay) ofDay.push(use);
      else byPoolAndDay.set(key, [use]);
    }
  }
  return {
    groupsAt: (code, departure) => byDeparture.get(`${code} ${departure}`)?.map(({ people }) => people) ?? [],
    peakOfOthers: (pool, code, departure, until) => {
      const uses = new Set(daysOf(departure, until).flatMap((day) => byPoolAndDay.get(`${pool.id} ${day}`) ?? []));
      const others = [...uses].filter((use) => use.listingCode !== code || use.departure !== departure);
      return peakUnits(others, departure, until);
    },
  };
}

function departureUse(
  together: readonly TakenTrip[],
  { code, capacity, sharing }: CountedListing,
  pool: Pool,
  changes: readonly DepartureChange[],
): DepartureUse {
  const { departure } = together[0] as TakenTrip;
  const [day = '', time = ''] = manilaIso(departure).split(/[T+]/);
  const own = changes.filter(({ scope }) => scope.kind === 'listing' && scope.id === code);
  const seats = stateOf(own, day, time.slice(0, 5)).seats ?? capacity?.seats ?? pool.seats;
  const groups = together.map(({ people }) => people);
  const until = vehicleFreeAt(Math.max(...together.map(({ end }) => end)), pool);
  return { listingCode: code, departure, from: departure, until, units: unitsTaken(sharing, seats, groups) };
}

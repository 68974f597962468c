import type { DepartureChange } from '../../lib/availability/departure-change.ts';
import type { SellableTrip } from '../../lib/booking/booking-catalogue.schema.ts';
import { departureTimes } from '../../lib/booking/departure-choices.ts';
import { manilaDate, manilaInstant, manilaIso } from '../../lib/time/manila.ts';
import { lockKeysOf } from '../availability/find-full-trips.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import type { Repositories } from '../repositories/repositories.ts';
import { type ChangedScope, listingsOf } from './changed-scope.ts';
import { countDay, type DayDeparture } from './count-day.ts';

/** What is to differ on a day. */
export type ChangeKind =
  | { readonly kind: 'close' | 'ask' | 'open' }
  | { readonly kind: 'seats'; readonly units: number | null; readonly seats: number | null };

/** A change of some departures of a day. */
export interface ChangeRequest {
  readonly scope: ChangedScope;
  /** ISO date in Palawan. */
  readonly day: string;
  /** One hour, `07:30`; null for the whole day. */
  readonly time: string | null;
  readonly what: ChangeKind;
  /** Said to travellers, within a sentence; empty where nothing is said. */
  readonly reason: string;
  readonly by: string;
  /** Whether an hour of today may have passed: what did not leave can be called off still. */
  readonly isLateAllowed?: boolean;
}

/** Outcome of a change. */
export type ChangeOutcome =
  /** Every departure that it covers, as it is afterwards. */
  | { readonly kind: 'changed'; readonly departures: readonly DayDeparture[] }
  /** The day is over, or the hour has passed. */
  | { readonly kind: 'past' }
  /** No listing leaves at that hour; these are the hours there are. */
  | { readonly kind: 'no-such-hour'; readonly times: readonly string[] }
  /** A pool has its vehicles for a whole day, and its places are those of its listings. */
  | { readonly kind: 'not-of-a-pool' }
  /** Nobody counts this listing, so vehicles and places are needed both. */
  | { readonly kind: 'uncounted'; readonly code: string }
  /** A vehicle carries no more than this. */
  | { readonly kind: 'too-many-seats'; readonly most: number; readonly pool: string };

/** Work with this key writes the changes of a day, one after the other. */
export function changesKey(day: string): string {
  return `changes ${day}`;
}

/**
 * Changes departures of a day (specification.md#changes-of-a-day). They are locked as selling does,
 * so a sale in flight ends first.
 *
 * @param repositories of a transaction with the key of {@link changesKey}
 * @param now an instant in milliseconds since 1970
 */
export async function changeDepartures(
  { availability }: Pick<Repositories, 'availability'>,
  catalogue: BookingCatalogue,
  request: ChangeRequest,
  now: number,
): Promise<ChangeOutcome> {
  const { scope, day, time } = request;
  const listings = listingsOf(scope, catalogue).filter((listing) => hasHour(listing, time));
  const refusal = refusalOf(request, listings, catalogue, now);
  if (refusal) return refusal;
  await availability.lock(lockKeysOfChange(request, listings, catalogue));
  const scopes: readonly DepartureChange['scope'][] =
    scope.kind === 'pool' ? [scope] : listings.map(({ code }) => ({ kind: 'listing', id: code }));
  for (const each of scopes) await availability.addChange(changeOf(each, request, now));
  const departures = await countDay(availability, catalogue, { listings, date: day }, now);
  return { kind: 'changed', departures: departures.filter((departure) => time === null || departure.time === time) };
}

function hasHour(listing: SellableTrip, time: string | null): boolean {
  return time === null || departureTimes(listing).includes(time);
}

function refusalOf(
  { scope, day, time, what, isLateAllowed = false }: ChangeRequest,
  listings: readonly SellableTrip[],
  catalogue: BookingCatalogue,
  now: number,
): Exclude<ChangeOutcome, { readonly kind: 'changed' }> | null {
  if (time !== null && listings.length === 0) {
    const times = new Set(listingsOf(scope, catalogue).flatMap(departureTimes));
    return { kind: 'no-such-hour', times: [...times].toSorted() };
  }
  const hasLeft = !isLateAllowed && time !== null && manilaInstant(day, time) <= now;
  if (day < manilaDate(now) || hasLeft) return { kind: 'past' };
  if (what.kind !== 'seats') return null;
  if (scope.kind === 'pool') return time !== null || what.seats !== null ? { kind: 'not-of-a-pool' } : null;
  for (const { code, capacity } of listings) {
    const isPartial = (what.units === null) !== (what.seats === null);
    if (!capacity && isPartial) return { kind: 'uncounted', code };
    const pool = catalogue.pools.find(({ id }) => id === capacity?.pool);
    if (pool && what.seats !== null && what.seats > pool.seats) {
      return { kind: 'too-many-seats', most: pool.seats, pool: pool.id };
    }
  }
  return null;
}

/** The keys of every sale that the change could meet. */
function lockKeysOfChange(
  { scope, day, time }: ChangeRequest,
  listings: readonly SellableTrip[],
  catalogue: BookingCatalogue,
): readonly string[] {
  const keys = listings.flatMap((listing) =>
    (time === null ? departureTimes(listing) : [time]).flatMap((each) =>
      lockKeysOf({ listingCode: listing.code, date: day, time: each }, catalogue),
    ),
  );
  return [...new Set([...keys, ...(scope.kind === 'pool' ? [`places pool:${scope.id} ${day}`] : [])])];
}

function changeOf(
  scope: DepartureChange['scope'],
  { day, time, what, reason, by }: ChangeRequest,
  now: number,
): DepartureChange {
  return { ...what, scope, day, time, reason, by, at: manilaIso(now) };
}

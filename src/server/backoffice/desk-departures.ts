import type { DeskDeparture, DeskDepartures, DeskGroup } from '../../lib/desk/departures.contract.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import type { Repositories } from '../repositories/repositories.ts';
import { countDay, type DayDeparture } from './count-day.ts';
import { departureState } from './departure-state.ts';
import { departuresOn } from './departures.ts';
import { type CheckIns, checkInsOf, deskTrip } from './desk-trip.ts';
import { joinAlike } from './join-alike.ts';
import { overbookingsOf, vehicleText } from './manifest.text.ts';
import { type Departure, type ManifestGroup, manifestOf } from './manifest.ts';
import { countOfDepartures } from './manifest-counts.ts';

/** Which departures of a day are read. */
export interface DeskDepartureQuery {
  /** ISO date in Palawan. */
  readonly day: string;
  /** The company of the driver who asks; null for the office, which sees everything. */
  readonly driverOf: string | null;
  /** Whether departures that nobody has booked are among them. */
  readonly hasEmpty: boolean;
}

/**
 * The departures of a day by hour, with who travels (specification.md#departures-of-a-day).
 *
 * @param now an instant in milliseconds since 1970
 */
export async function deskDepartures(
  repositories: Repositories,
  catalogue: BookingCatalogue,
  { day, driverOf, hasEmpty }: DeskDepartureQuery,
  now: number,
): Promise<DeskDepartures> {
  const { providers } = catalogue;
  const query = { day, providers, ...(driverOf !== null && { provider: driverOf }) };
  const trips = await departuresOn(repositories, query, null, now);
  const codes = new Set(trips.map(({ listingCode }) => listingCode));
  const listings = [...catalogue.trips.values()].filter(({ code, sample }) => codes.has(code) || (hasEmpty && !sample));
  const counted = await countDay(repositories.availability, catalogue, { listings, date: day }, now);
  const checkIns = checkInsOf(await repositories.checkIns.ofBookings(trips.map(({ bookingRef }) => bookingRef)));
  const groups = Map.groupBy(manifestOf(trips, countOfDepartures(counted, catalogue)), keyOfGroup);
  const booked = [...groups.values()].map((some) =>
    bookedDeparture(some, counted, catalogue, { checkIns, isForDriver: driverOf !== null }),
  );
  const empty = hasEmpty ? emptyDepartures(counted, groups, catalogue) : [];
  const key = ({ time, listingCode }: DeskDeparture) => `${time} ${listingCode}`;
  const departures = [...booked, ...empty].toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
  return { day, asOf: manilaIso(now), departures };
}

/** What a trip is shown with besides itself. */
interface TripContext {
  readonly checkIns: CheckIns;
  readonly isForDriver: boolean;
}

function keyOfGroup({ departure, listingCode }: ManifestGroup): string {
  return `${listingCode} ${departure.slice(11, 16)}`;
}

function keyOfCount({ listing, time }: DayDeparture): string {
  return `${listing.code} ${time}`;
}

function bookedDeparture(
  groups: readonly ManifestGroup[],
  counted: readonly DayDeparture[],
  catalogue: BookingCatalogue,
  context: TripContext,
): DeskDeparture {
  const first = groups[0] as ManifestGroup;
  const count = counted.find((departure) => keyOfCount(departure) === keyOfGroup(first));
  const state = count ? departureState(count, catalogue) : withdrawnState(first, groups);
  return {
    ...state,
    provider: first.provider,
    groups: groups.map((group) => deskGroup(group, context)),
    // That it is closed is said by its state.
    warnings: [...new Set(groups.flatMap(overbookingsOf))],
  };
}

function deskGroup(group: ManifestGroup, { checkIns, isForDriver }: TripContext): DeskGroup {
  const { people, cashPhp, trips } = group;
  const shown = (trip: Departure) => deskTrip(trip, checkIns, isForDriver);
  return { vehicle: vehicleText(group), people, cashPhp, trips: trips.map(shown) };
}

/** The state of a departure whose listing is sold no more. */
function withdrawnState(
  { departure, listingCode, title, provider }: ManifestGroup,
  groups: readonly ManifestGroup[],
): Omit<DeskDeparture, 'groups' | 'warnings'> {
  const people = groups.reduce((sum, group) => sum + group.people, 0);
  return {
    ...{ listingCode, title, provider, providerId: null },
    ...{ day: departure.slice(0, 10), time: departure.slice(11, 16), vehicle: 'group' },
    ...{ state: 'closed', reason: '', availability: 'CLOSED', isChanged: false },
    ...{ taken: String(people), people, used: people, capacity: null, units: null, seats: null, over: 0 },
  };
}

function emptyDepartures(
  counted: readonly DayDeparture[],
  groups: ReadonlyMap<string, unknown>,
  catalogue: BookingCatalogue,
): readonly DeskDeparture[] {
  return joinAlike(counted.filter((departure) => !groups.has(keyOfCount(departure)))).map((departure) => ({
    ...departureState(departure, catalogue),
    groups: [],
    warnings: [],
  }));
}

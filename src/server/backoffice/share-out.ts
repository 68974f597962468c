import type { CountedDeparture } from '../../lib/availability/departure-availability.ts';
import { seatGroups, unitsNeeded } from '../../lib/availability/pack-groups.ts';
import type { VehicleKind } from '../../lib/availability/vehicle-kind.ts';
import type { Sharing } from '../../lib/booking/booking-catalogue.schema.ts';

/** What is known of a departure: what it travels in, how bookings share that, and its count. */
export interface ManifestCount
  extends Pick<CountedDeparture, 'seats' | 'capacity' | 'used' | 'over' | 'status' | 'reason' | 'isOnRequest'> {
  readonly sharing: Sharing;
  readonly vehicle: VehicleKind;
}

/**
 * Shares out bookings over as few vehicles as possible, without splitting any. A private trip has
 * a vehicle for each booking, and so has a group that is larger than a vehicle.
 */
export function shareOut<Trip extends { readonly people: number }>(
  trips: readonly Trip[],
  { sharing, seats }: Pick<ManifestCount, 'sharing' | 'seats'>,
): readonly (readonly Trip[])[] {
  if (sharing === 'alone') return trips.map((trip) => [trip]);
  if (seats === null) return [trips];
  const others = trips.filter(({ people }) => people <= seats);
  const groups = others.map(({ people }) => people);
  const vehicles = seatGroups(groups, unitsNeeded(groups, seats), seats) ?? [];
  return [
    ...trips.filter(({ people }) => people > seats).map((trip) => [trip]),
    ...vehicles.map((indexes) => indexes.map((index) => others[index] as Trip)),
  ];
}

/** Number of people of some trips. */
export function peopleIn(trips: readonly { readonly people: number }[]): number {
  return trips.reduce((sum, { people }) => sum + people, 0);
}

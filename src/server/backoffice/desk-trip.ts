import { type CheckInEvent, checkInOf } from '../../lib/desk/check-in.ts';
import type { DeskTrip } from '../../lib/desk/departures.contract.ts';
import { CERTAIN_STATUSES } from '../mail/mails-of-change.ts';
import type { CheckInRecord } from '../repositories/check-in-record.ts';
import { type Departure, type ManifestPerson, missingOf } from './manifest.ts';

/** What was said of each traveller: see {@link keyOf}. */
export type CheckIns = ReadonlyMap<string, readonly CheckInEvent[]>;

/** The traveller of a trip, as long as it leaves at that time. */
type Place = Pick<CheckInRecord, 'bookingRef' | 'tripRef' | 'departure' | 'index'>;

/** Check-ins by the traveller and the departure that they are about. */
export function checkInsOf(records: readonly CheckInRecord[]): CheckIns {
  return Map.groupBy(records, keyOf);
}

/** The check-in of a traveller that counts. */
export function checkInAt(checkIns: CheckIns, place: Place) {
  return checkInOf(checkIns.get(keyOf(place)) ?? []);
}

function keyOf({ bookingRef, tripRef, departure, index }: Place): string {
  return [bookingRef, tripRef, departure, index].join(' ');
}

/** A booking's trip as the desk reads it; drivers read less of it. */
export function deskTrip(trip: Departure, checkIns: CheckIns, isForDriver: boolean): DeskTrip {
  const { bookingRef, tripRef, revision, departure, status, dueCents, persons, reseller } = trip;
  const { name, mobile, email } = trip.booker;
  const { people, pickup, dropoff, isPickupServed, arrival, notes, cashPhp, isCalledOff } = trip;
  return {
    ...{ bookingRef, tripRef, revision, people, pickup, dropoff, isPickupServed, arrival, notes, cashPhp, isCalledOff },
    booker: { name, mobile, ...(!isForDriver && { email }) },
    ...(reseller !== null && { reseller }),
    // That it is unpaid is no matter of the driver.
    missing: [...missingOf(isForDriver ? { ...trip, status: 'confirmed' } : trip)],
    isCertain: CERTAIN_STATUSES.includes(status),
    ...(!isForDriver && { status, dueCents }),
    persons: persons.map((person, index) => ({
      index,
      ...personFields(person),
      checkIn: checkInAt(checkIns, { bookingRef, tripRef, departure, index }),
    })),
  };
}

function personFields(
  person: ManifestPerson | null,
): Pick<DeskTrip['persons'][number], 'name' | 'nationality' | 'ageBand'> {
  if (!person) return { name: null, nationality: null, ageBand: null };
  const { name, nationality, ageBand } = person;
  return { name, nationality, ageBand: ageBand as DeskTrip['persons'][number]['ageBand'] };
}

import type { Sharing } from '../../lib/booking/booking-catalogue.schema.ts';
import type { Departure } from './manifest.ts';

/** Rules that divide a departure's bookings over boats: one boat, one each, or by seats. */
export interface Boats {
  readonly sharing: Sharing;
  /** Maximum number of people in a boat. */
  readonly maxPeople: number;
}

type Booked = Pick<Departure, 'people' | 'bookingRef'>;

/**
 * Divides the bookings of a departure over as few boats as possible, without splitting any. The
 * largest groups are seated first, each in the first boat with room.
 *
 * @example boatsOf([{ people: 4 }, { people: 7 }, { people: 3 }], { sharing: 'seats', maxPeople: 10
 * }) // 7 + 3, and 4
 */
export function boatsOf<Trip extends Booked>(trips: readonly Trip[], { sharing, maxPeople }: Boats): readonly Trip[][] {
  if (sharing === 'together') return [[...trips]];
  if (sharing === 'alone') return trips.map((trip) => [trip]);
  const boats: Trip[][] = [];
  for (const trip of trips.toSorted(largestFirst)) {
    const boat = boats.find((seated) => peopleIn(seated) + trip.people <= maxPeople);
    if (boat) boat.push(trip);
    else boats.push([trip]);
  }
  return boats;
}

/** Number of people of some trips. */
export function peopleIn(trips: readonly Pick<Departure, 'people'>[]): number {
  return trips.reduce((sum, { people }) => sum + people, 0);
}

function largestFirst(a: Booked, b: Booked): number {
  return b.people - a.people || (a.bookingRef < b.bookingRef ? -1 : 1);
}

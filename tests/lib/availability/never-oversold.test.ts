import { describe, expect, test } from 'vitest';
import {
  type AvailableListing,
  countDeparture,
  departureAvailability,
} from '../../../src/lib/availability/departure-availability.ts';
import type { DepartureChange } from '../../../src/lib/availability/departure-change.ts';
import type { TakenTrip } from '../../../src/lib/availability/occupancy.ts';
import { pickOne, seededRandom } from '../../../src/lib/catalogue/random.ts';
import { aChange, aCountedListing, anAvailabilityContext, aTakenTrip } from '../../fixtures/a-fleet.ts';
import { aPool } from '../../fixtures/a-pool.ts';

const DAYS = ['2027-01-12', '2027-01-13'];
const TIMES = ['07:30', '09:30', '13:30', '22:00'];
const POOL = aPool({ units: 3, seats: 10 });
const HALF_HOUR = 1_800_000;

const LISTINGS: readonly AvailableListing[] = [
  aCountedListing({ code: 'SV-A', capacity: { units: 2, seats: 10, pool: 'vans' } }),
  aCountedListing({ code: 'SV-B', capacity: { units: 1, seats: 6, pool: 'vans' }, duration: '3h' }),
  aCountedListing({ code: 'PV', sharing: 'alone', capacity: { units: 2, seats: 8, pool: 'vans' }, duration: '4h' }),
  aCountedListing({ code: 'OWN', capacity: { units: 2, seats: 5 }, duration: '8h' }),
];
const CODES = new Map(LISTINGS.map((listing) => [listing.code, listing]));

/**
 * How many vehicles a departure must have by the plainest count. It is as many as its people fill,
 * or one for each private group.
 */
function minVehicles(trips: readonly TakenTrip[]): number {
  const listing = CODES.get(trips[0]?.listingCode ?? '');
  if (listing?.sharing === 'alone') return trips.length;
  return Math.ceil(trips.reduce((sum, { people }) => sum + people, 0) / (listing?.capacity?.seats ?? 1));
}

/** Counts every half hour, with nothing of the code under test. */
function expectNothingOversold(trips: readonly TakenTrip[]): void {
  const departures = Map.groupBy(trips, ({ listingCode, departure }) => `${listingCode} ${departure}`);
  for (const together of departures.values()) {
    const { capacity } = CODES.get(together[0]?.listingCode ?? '') as AvailableListing;
    expect(minVehicles(together)).toBeLessThanOrEqual(capacity?.units ?? 0);
  }
  const ofPool = [...departures.values()].filter(([first]) => CODES.get(first?.listingCode ?? '')?.capacity?.pool);
  const start = Date.parse('2027-01-12T00:00:00+08:00');
  for (let instant = start; instant < start + 72 * 2 * HALF_HOUR; instant += HALF_HOUR) {
    const out = ofPool.filter(([first]) => first && first.departure <= instant && instant < first.end + HALF_HOUR);
    expect(out.reduce((sum, together) => sum + minVehicles(together), 0)).toBeLessThanOrEqual(POOL.units);
  }
}

describe('whatever happens in whatever order (specification.md#places-of-a-departure)', () => {
  test.each(['one', 'two', 'three', 'four', 'five', 'six'])(
    'no vehicle is sold twice, and what is cancelled comes back: run %s',
    (seed) => {
      const random = seededRandom(seed);
      const pick = <Item>(items: readonly Item[]) => pickOne(items, random) as Item;
      let trips: readonly TakenTrip[] = [];
      let changes: readonly DepartureChange[] = [];
      let sold = 0;
      for (let step = 0; step < 400; step += 1) {
        const listing = pick(LISTINGS);
        const [date, time, chance] = [pick(DAYS), pick(TIMES), random()];
        const context = anAvailabilityContext(LISTINGS, trips, changes, [POOL]);
        const before = departureAvailability(listing, date, time, context, 0);
        if (chance < 0.25) {
          // A cancellation, or an expiry: both take the trip out.
          const leaving = pick(trips);
          trips = trips.filter((trip) => trip !== leaving);
        } else if (chance < 0.3) {
          const kind = pick(['close', 'open'] as const);
          changes = [
            ...changes,
            aChange({ kind, scope: { kind: 'listing', id: listing.code }, day: date, time: pick([null, time]) }),
          ];
        } else {
          const people = 1 + Math.floor(random() * 8);
          if (people > (before.largestGroup ?? 0)) continue;
          const trip = aTakenTrip(listing, date, time, people);
          const taken = [...trips, trip];
          const after = anAvailabilityContext(LISTINGS, taken, changes, [POOL]);
          expect(countDeparture(listing, date, time, after).over).toBe(0);
          expect(departureAvailability(listing, date, time, after, 0).vacancies).toBe(
            (before.vacancies ?? 0) - (listing.sharing === 'alone' ? 1 : people),
          );
          const cancelled = anAvailabilityContext(
            LISTINGS,
            taken.filter((each) => each !== trip),
            changes,
            [POOL],
          );
          expect(departureAvailability(listing, date, time, cancelled, 0)).toEqual(before);
          trips = taken;
          sold += 1;
        }
        expectNothingOversold(trips);
      }
      expect(sold).toBeGreaterThan(20);
    },
  );
});

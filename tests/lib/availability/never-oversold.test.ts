import { describe, expect, test } from 'vitest';
import {
  type AvailableListing,
  countDeparture,
  departureAvailability,
} from '../../../src/lib/availability/departure-availability.ts';
import type { DepartureChange } from '../../../src/lib/availability/departure-change.ts';
import type { TakenTrip } from '../../../src/lib/availability/occupancy.ts';
import { statusAt } from '../../../src/lib/bookings/status-at.ts';
import { pickOne, seededRandom } from '../../../src/lib/catalogue/random.ts';
import { manilaInstant, manilaIso } from '../../../src/lib/time/manila.ts';
import { aChange, aCountedListing, anAvailabilityContext, aTakenTrip } from '../../fixtures/builders/a-fleet.ts';
import { aPool } from '../../fixtures/builders/a-pool.ts';
import { excessVehicles, type PlainFleet } from '../../fixtures/builders/excess-vehicles.ts';

const DAYS = ['2027-01-12', '2027-01-13'];
const TIMES = ['07:30', '09:30', '13:30', '22:00'];
const POOL = aPool({ units: 3, seats: 10 });
const MINUTE = 60_000;
/** How long an unpaid booking keeps its places; null where it is paid. */
const HOLDS = [null, 30 * MINUTE, 180 * MINUTE];

const LISTINGS: readonly AvailableListing[] = [
  aCountedListing({ code: 'SV-A', capacity: { units: 2, seats: 10, pool: 'vans' } }),
  aCountedListing({ code: 'SV-B', capacity: { units: 1, seats: 6, pool: 'vans' }, duration: '3h' }),
  aCountedListing({ code: 'PV', sharing: 'alone', capacity: { units: 2, seats: 8, pool: 'vans' }, duration: '4h' }),
  aCountedListing({ code: 'OWN', capacity: { units: 2, seats: 5 }, duration: '8h' }),
];

/** A trip whose booking is paid, or not yet. */
interface Sold {
  readonly listing: AvailableListing;
  readonly date: string;
  readonly time: string;
  readonly people: number;
  readonly status: 'paid' | 'awaiting-payment';
  readonly expiresAt: string | null;
}

/** Everything that is booked, and what differs on which day, at an instant. */
interface State {
  readonly sold: readonly Sold[];
  readonly changes: readonly DepartureChange[];
  readonly now: number;
}

const tripOf = ({ listing, date, time, people }: Sold) => aTakenTrip(listing, date, time, people);
const tripsOf = ({ sold, now }: State): readonly TakenTrip[] =>
  sold.filter((each) => statusAt(each, now) !== 'expired').map(tripOf);
const contextOf = (state: State) => anAvailabilityContext(LISTINGS, tripsOf(state), state.changes, [POOL]);
const availabilityOf = (state: State, { listing, date, time }: Pick<Sold, 'listing' | 'date' | 'time'>) =>
  departureAvailability(listing, date, time, contextOf(state), state.now);
const without = (state: State, gone: Sold): State => ({ ...state, sold: state.sold.filter((each) => each !== gone) });
const withSold = (state: State, sold: Sold): State => ({ ...state, sold: [...state.sold, sold] });

/** Takes places, where the group has them; exactly those come back when it leaves. */
function take(state: State, wanted: Sold): State | null {
  const { listing, date, time, people } = wanted;
  const before = availabilityOf(state, wanted);
  if (people > (before.largestGroup ?? 0)) return null;
  const after = withSold(state, wanted);
  expect(countDeparture(listing, date, time, contextOf(after)).over).toBe(0);
  const taken = listing.sharing === 'alone' ? 1 : people;
  expect(availabilityOf(after, wanted).vacancies).toBe((before.vacancies ?? 0) - taken);
  expect(availabilityOf(without(after, wanted), wanted)).toEqual(before);
  return after;
}

/** Waits until the next unpaid booking expires: it has its places until that instant. */
function expireNext(state: State): State {
  const unpaid = state.sold.filter(({ expiresAt }) => expiresAt !== null && expiresAt > manilaIso(state.now));
  const next = unpaid.toSorted((a, b) => String(a.expiresAt).localeCompare(String(b.expiresAt)))[0];
  if (!next) return state;
  const at = Date.parse(String(next.expiresAt));
  const [before, then] = [
    { ...state, now: at - 1000 },
    { ...state, now: at },
  ];
  expect(tripsOf(before)).toContainEqual(tripOf(next));
  expect(availabilityOf(then, next)).toEqual(availabilityOf(without(then, next), next));
  return then;
}

/** Moves a trip as a change of it does: its own places count as free. */
function move(state: State, from: Sold, to: Sold): State {
  const isSmaller = from.date === to.date && from.time === to.time && to.people <= from.people;
  const others = without(state, from);
  return isSmaller ? withSold(others, to) : (take(others, to) ?? state);
}

describe('whatever happens in whatever order (specification.md#places-of-a-departure)', () => {
  test.each(['one', 'two', 'three', 'four', 'five', 'six'])(
    'no vehicle is sold twice, and what is given back comes back: run %s',
    (seed) => {
      const random = seededRandom(seed);
      const pick = <Item>(items: readonly Item[]) => pickOne(items, random) as Item;
      const changed = (state: State, change: Parameters<typeof aChange>[0]): State => ({
        ...state,
        changes: [...state.changes, aChange(change)],
      });
      const steps = {
        book: (state: State, wanted: Sold) => take(state, wanted) ?? state,
        cancel: (state: State) => without(state, pick(state.sold)),
        expire: expireNext,
        change: (state: State, { date, time, people }: Sold) => {
          const from = pick(state.sold);
          const isOver = !from || statusAt(from, state.now) === 'expired';
          return isOver ? state : move(state, from, { ...from, date, time, people });
        },
        close: (state: State, { listing, date, time }: Sold) => {
          const scope = { kind: 'listing', id: listing.code } as const;
          return changed(state, { kind: pick(['close', 'open']), scope, day: date, time: pick([null, time]) });
        },
        seats: (state: State, { listing, date, time }: Sold) => {
          const of = pick([
            {
              scope: { kind: 'listing', id: listing.code } as const,
              time: pick([null, time]),
              seats: pick([null, 4, 12]),
            },
            { scope: { kind: 'pool', id: POOL.id } as const, time: null, seats: null },
          ]);
          return changed(state, { kind: 'seats', ...of, day: date, units: pick([null, 1, 2, 4]) });
        },
      };
      const kinds = ['cancel', 'cancel', 'expire', 'close', 'seats', 'change', 'change', 'change'] as const;
      const done = new Map<string, number>();
      let state: State = { sold: [], changes: [], now: manilaInstant('2027-01-01') };
      for (let step = 0; step < 400; step += 1) {
        const hold = pick(HOLDS);
        const wanted: Sold = {
          listing: pick(LISTINGS),
          date: pick(DAYS),
          time: pick(TIMES),
          people: 1 + Math.floor(random() * 8),
          status: hold === null ? 'paid' : 'awaiting-payment',
          expiresAt: hold === null ? null : manilaIso(state.now + hold),
        };
        const kind = random() < 0.5 ? 'book' : pick(kinds);
        const next = steps[kind](state, wanted);
        if (next !== state) done.set(kind, (done.get(kind) ?? 0) + 1);
        const fleet: PlainFleet = { listings: LISTINGS, pool: POOL, changes: next.changes };
        expect(excessVehicles(tripsOf(state), tripsOf(next), fleet)).toEqual([]);
        state = next;
      }
      for (const kind of ['book', ...kinds])
        expect([kind, done.get(kind)]).toEqual([kind, expect.toSatisfy((n) => n > 10)]);
    },
  );
});

import { describe, expect, test } from 'vitest';
import type { CartItem } from '../../../src/lib/cart/cart-item.schema.ts';
import { cartBlocker, cartView, isRepriced } from '../../../src/lib/cart/cart-view.ts';
import type { KnownListings } from '../../../src/lib/catalogue/known-listing.ts';
import { aBoatDetail, anItemOf, aVanDetail, knownListings } from '../../fixtures/builders/a-bookable-listing.ts';

const VAN = aVanDetail();
const BOAT = aBoatDetail();
const NOW = Date.parse('2027-01-10T08:00:00+08:00');
const YEN = { currency: 'JPY', rate: 150 };

const van = anItemOf(VAN, 'VAN00000', { date: '2027-01-12' });
const boat = anItemOf(BOAT, 'BOAT0000', { date: '2027-01-14', people: 3 });

function view(cart: readonly CartItem[], listings: KnownListings = knownListings(VAN, BOAT), now = NOW) {
  return cartView(cart, { listings, currency: YEN, now, language: 'en' });
}

const states = (...args: Parameters<typeof view>) => view(...args).lines.map(({ state }) => state.kind);

describe('the cart as a journey (specification.md#cart)', () => {
  test('has the trips by day, whatever the order in which they were added', () => {
    const { days } = view([boat, van]);
    expect(days.map(({ date, lines }) => [date, lines.map(({ item }) => item.ref)])).toEqual([
      ['2027-01-12', ['VAN00000']],
      ['2027-01-14', ['BOAT0000']],
    ]);
  });

  test('knows when each trip leaves and arrives', () => {
    const [line] = view([van]).lines;
    expect(line?.departure).toBe(Date.parse('2027-01-12T07:30:00+08:00'));
    expect(line?.end).toBe(Date.parse('2027-01-12T13:00:00+08:00'));
  });

  test('is in the currency of today, each price converted from its dollars', () => {
    const { lines, usd } = view([van, boat]);
    expect(lines.map(({ item }) => [item.totalUsd, item.total, item.ratePlan.currency])).toEqual([
      [34, 5100, 'JPY'],
      [90, 13500, 'JPY'],
    ]);
    expect(usd).toBe(124);
  });

  test('names trips in the language of the page, whichever they were added in (specification.md#languages)', () => {
    const listings = knownListings({ ...VAN, title: 'Van partagé vers El Nido' });
    expect(view([van, boat], listings).lines.map(({ item }) => item.title)).toEqual([
      'Van partagé vers El Nido',
      boat.title,
    ]);
  });

  test('says which cash to bring, without what is optional (specification.md#on-site-fees)', () => {
    expect(view([van, boat]).cashPhp).toBe(1200);
  });

  test('says what goes badly together, once', () => {
    const early = { ...boat, trip: { ...boat.trip, date: '2027-01-12' } };
    const [first, second] = view([van, early]).lines;
    expect(first?.conflicts).toEqual([]);
    expect(second?.conflicts.map(({ text }) => text)).toEqual([
      'It leaves before “Shared van to El Nido” has arrived.',
    ]);
  });

  test('says that a van has taken the group to another town than the next trip begins in', () => {
    const back = { ...van, ref: 'VAN00009', trip: { ...van.trip, date: '2027-01-14' } };
    expect(view([van, back]).lines[1]?.conflicts.map(({ text }) => text)).toEqual([
      '“Shared van to El Nido” takes you to El Nido, and this begins in Puerto Princesa. How you get there is not in your cart.',
    ]);
  });
});

describe('a plane or ferry that comes too late', () => {
  const arriving = (time: string) => ({ ...van, trip: { ...van.trip, arrival: { number: '5J 637', time } } });

  test.each([
    ['05:30', null],
    ['06:40', { fit: { kind: 'tight', minutes: 50 }, better: '09:30' }],
    ['08:00', { fit: { kind: 'missed' }, better: '09:30' }],
  ])('at %s is said beside its trip', (time, expected) => {
    expect(view([arriving(time)]).lines[0]?.arrival).toEqual(expected);
  });

  test('is said while nothing is known of the listing, and not once the trip has left', () => {
    expect(view([arriving('08:00')], new Map()).lines[0]?.arrival).toEqual({ fit: { kind: 'missed' }, better: null });
    expect(view([arriving('08:00')], new Map(), Date.parse('2027-02-01T00:00:00Z')).lines[0]?.arrival).toBeNull();
  });
});

describe('a trip that is not as it was', () => {
  test('costs what it costs today, and says what it was', () => {
    const dearer = aVanDetail({ plan: { base: 20, extra: 20, inc: 1, currency: 'USD' } });
    const now = view([van], knownListings(dearer));
    expect(now.lines[0]?.state).toEqual({ kind: 'repriced', oldUsd: 34 });
    expect([now.usd, isRepriced(now)]).toEqual([40, true]);
    expect(cartBlocker(now, 'en')).toBeNull();
  });

  test.each<[string, CartItem, KnownListings, string]>([
    ['has left', { ...van, trip: { ...van.trip, date: '2027-01-09' } }, knownListings(VAN), 'departed'],
    ['is not offered any more', van, new Map([[VAN.code, { kind: 'gone' }]]), 'withdrawn'],
    ['is an example', van, knownListings({ ...VAN, sample: true }), 'sample'],
    ['cannot be booked as it is', { ...van, trip: { ...van.trip, time: '08:00' } }, knownListings(VAN), 'problem'],
  ])('is not counted when it %s', (_name, item, listings, state) => {
    const now = view([item], listings);
    expect(now.lines[0]?.state.kind).toBe(state);
    expect([now.usd, now.cashPhp]).toEqual([0, 0]);
    expect(cartBlocker(now, 'en')).not.toBeNull();
  });

  test.each<[string, KnownListings]>([
    ['is on its way', new Map()],
    ['could not be had', new Map([[VAN.code, { kind: 'failed' }]])],
  ])('stands as it was while its listing %s', (_name, listings) => {
    const now = view([van], listings);
    expect(now.lines[0]).toMatchObject({ state: { kind: 'unchecked' }, end: null, detail: null });
    expect(now.usd).toBe(34);
    expect(cartBlocker(now, 'en')).toBeNull();
  });

  test('has left also where nothing else is known of it', () => {
    expect(states([van], new Map(), Date.parse('2027-02-01T00:00:00Z'))).toEqual(['departed']);
  });

  test('clashes with nothing once it has left', () => {
    const left = { ...boat, ref: 'BOAT0001', trip: { ...boat.trip, date: '2027-01-09' } };
    expect(view([{ ...left, ref: 'BOAT0002' }, left]).lines.flatMap(({ conflicts }) => conflicts)).toEqual([]);
  });
});

describe('what has to be done before booking', () => {
  test('begins with what can be mended', () => {
    const wrong = { ...van, trip: { ...van.trip, people: 9 } };
    const left = { ...boat, trip: { ...boat.trip, date: '2027-01-09' } };
    expect(cartBlocker(view([wrong, left]), 'en')).toBe('Change the trips that cannot be booked as they are.');
    expect(cartBlocker(view([left]), 'en')).toBe('Remove the trips that have left or are no longer offered.');
    expect(cartBlocker(view([van], knownListings({ ...VAN, sample: true })), 'en')).toBe(
      'Remove the examples: they cannot be booked.',
    );
    expect(cartBlocker(view([van, boat]), 'en')).toBeNull();
  });
});

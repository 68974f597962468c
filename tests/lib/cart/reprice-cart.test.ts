import { describe, expect, test } from 'vitest';
import type { BookableTrip } from '../../../src/lib/booking/bookable-trip.ts';
import { repriceCart } from '../../../src/lib/cart/reprice-cart.ts';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';
import { aPolicy } from '../../fixtures/builders/a-policy.ts';
import { aTrip } from '../../fixtures/builders/a-trip.ts';

const NOW = Date.parse('2027-01-10T07:30:00+08:00');
const USD = { currency: 'USD', rate: 1 };
const ITEM = aCartItem('AAAAAAAA');

function refreshed(trip: BookableTrip | null, { item = ITEM, now = NOW, currency = USD } = {}) {
  const trips = new Map(trip ? [[trip.code, trip]] : []);
  const [only] = repriceCart([item], trips, currency, now, 'en');
  if (!only) throw new Error('refreshCart lost the item');
  return only;
}

describe("a cart held against today's catalogue", () => {
  test('an item that is as it was', () => {
    expect(refreshed(aTrip()).state).toEqual({ kind: 'ready' });
  });

  test('a new price is taken and told', () => {
    const { item, state } = refreshed(aTrip({ price: { base: 180, extra: 0, inc: 8, currency: 'USD' } }));
    expect(state).toEqual({ kind: 'repriced', oldUsd: 173 });
    expect(item.totalUsd).toBe(180);
  });

  test('a new rate is no new price', () => {
    const { item, state } = refreshed(aTrip(), { currency: { currency: 'PHP', rate: 58 } });
    expect(state).toEqual({ kind: 'ready' });
    expect(item.total).toBe(10_034);
  });

  test('an item that has left keeps what it cost', () => {
    const dearer = aTrip({ price: { base: 999, extra: 0, inc: 8, currency: 'USD' } });
    const { item, state } = refreshed(dearer, { now: Date.parse('2027-01-12T07:30:00+08:00') });
    expect(state).toEqual({ kind: 'departed' });
    expect(item.totalUsd).toBe(173);
  });

  test('an item whose listing is gone', () => {
    expect(refreshed(null).state).toEqual({ kind: 'withdrawn' });
  });

  test('an item that is an example keeps what it cost, and can never be booked', () => {
    const dearer = { base: 999, extra: 0, inc: 8, currency: 'USD' } as const;
    const { item, state } = refreshed(aTrip({ sample: true, price: dearer }));
    expect([state, item.totalUsd]).toEqual([{ kind: 'sample' }, 173]);
    const later = refreshed(aTrip({ sample: true }), { now: Date.parse('2027-02-01T00:00:00Z') });
    expect(later.state).toEqual({ kind: 'sample' });
  });

  test.each([
    ['whose notice has run out', aTrip({ policy: aPolicy({ bookingNotice: '72h' }) }), 'too-soon'],
    ['whose group has become too large', aTrip({ maxPeople: 1 }), 'too-many'],
    ['whose hour is no longer served', aTrip({ sched: ['09:30'] }), 'not-served'],
    ['whose season is over', aTrip({ closures: [{ from: '01-01', to: '01-31', reason: 'Rough sea' }] }), 'closed'],
  ])('an item %s', (_name, trip, kind) => {
    expect(refreshed(trip).state).toMatchObject({ kind: 'problem', problems: [{ kind }] });
  });
});

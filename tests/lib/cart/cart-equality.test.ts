import { expect, test } from 'vitest';
import { isSameCart } from '../../../src/lib/cart/cart-equality.ts';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';

const item = aCartItem('AAAAAAAA');

test('the same trips at the same prices are the same order, in whatever currency and however they were stored', () => {
  const trip = Object.fromEntries(Object.entries(item.trip).toReversed()) as typeof item.trip;
  const inYen = { ...item, trip, rate: 150, total: 5100 };
  expect(isSameCart([item], [inYen])).toBe(true);
});

test.each([
  ['another day', { trip: { ...item.trip, date: '2027-03-03' } }],
  ['another hotel', { trip: { ...item.trip, dropoff: { ...item.trip.dropoff, text: 'Another Inn' } } }],
  ['another price', { totalUsd: item.totalUsd + 1 }],
  ['another reference', { ref: 'BBBBBBBB' }],
])('%s is another order', (_name, changes) => {
  expect(isSameCart([item], [{ ...item, ...changes }])).toBe(false);
});

test('a trip more or less is another order', () => {
  expect(isSameCart([item], [])).toBe(false);
  expect(isSameCart([item], [item, { ...item, ref: 'BBBBBBBB' }])).toBe(false);
});

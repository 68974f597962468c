import { describe, expect, test } from 'vitest';
import { canMerge, losesTrips, mergeCarts } from '../../../src/lib/cart/merge-carts.ts';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';

const one = aCartItem('AAAAAAAA');
const two = aCartItem('BBBBBBBB');
const oneChanged = aCartItem('AAAAAAAA', { people: 5 });

describe('a saved cart and one of this browser', () => {
  test.each([
    ['nothing of its own', [], [one], false],
    ['the same trips', [one, two], [two, one], false],
    ['the same trips in another currency', [{ ...one, total: 9, rate: 2 }], [one], false],
    ['a trip of its own', [one, two], [one], true],
    ['a trip that was changed', [oneChanged], [one], true],
  ])('are told apart where the browser has %s', (_name, own, saved, loses) => {
    expect(losesTrips(own, saved)).toBe(loses);
  });

  test('become one: the saved trips, then those that it does not have', () => {
    expect(mergeCarts([one, two], [one], () => 'NEW00000')).toEqual([one, two]);
  });

  test('keep both versions of a trip that was changed: the own one gets a new reference', () => {
    const both = mergeCarts([oneChanged, two], [one], () => 'NEW00000');
    expect(both).toEqual([one, { ...oneChanged, ref: 'NEW00000' }, two]);
  });

  test('become one only while a cart holds them all', () => {
    const many = (from: number) => Array.from({ length: 16 }, (_, index) => aCartItem(`ITEM00${from + index}`));
    expect(canMerge(many(10), many(10))).toBe(true);
    expect(canMerge(many(10), many(30))).toBe(false);
    expect(
      canMerge(
        many(10).map((item) => ({ ...item, trip: oneChanged.trip })),
        many(10),
      ),
    ).toBe(false);
  });
});

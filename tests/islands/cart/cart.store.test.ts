import { beforeEach, describe, expect, test } from 'vitest';
import { $conversion, NO_CONVERSION } from '../../../src/islands/analytics/conversion.store.ts';
import {
  $cartChange,
  $cartItems,
  clearCart,
  convertCartTo,
  putInCart,
  removeCartItem,
  undoRemoval,
} from '../../../src/islands/cart/cart.store.ts';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';

const refs = () => $cartItems.get().map(({ ref }) => ref);

beforeEach(() => clearCart());

describe('the cart (specification.md#cart)', () => {
  test('appends an item with a new reference of 8 digits and capitals', () => {
    const { ref: _, ...item } = aCartItem('AAAAAAAA');
    const ref = putInCart(item);
    expect(ref).toMatch(/^[0-9A-Z]{8}$/);
    expect(refs()).toEqual([ref]);
  });

  test('replaces the item with the same reference', () => {
    const { ref: _, ...item } = aCartItem('AAAAAAAA');
    const first = putInCart(item);
    const second = putInCart(item);
    expect(putInCart({ ...item, ref: first, title: 'Changed' })).toBe(first);
    expect(refs()).toEqual([first, second]);
    expect($cartItems.get()[0]?.title).toBe('Changed');
  });

  test('gives an item with an unknown reference a new one', () => {
    expect(putInCart(aCartItem('UNKNOWN0'))).not.toBe('UNKNOWN0');
  });

  test('removes an item, and puts it back where it stood', () => {
    const { ref: _, ...item } = aCartItem('AAAAAAAA');
    const all = [putInCart(item), putInCart(item), putInCart(item)];
    const removed = removeCartItem(all[1] ?? '');
    expect(refs()).toEqual([all[0], all[2]]);
    if (removed) undoRemoval(removed);
    expect(refs()).toEqual(all);
    expect(removeCartItem('UNKNOWN0')).toBeNull();
  });

  test('converts every item when the currency changes', () => {
    putInCart(aCartItem('AAAAAAAA'));
    putInCart(aCartItem('AAAAAAAA'));
    convertCartTo({ currency: 'JPY', rate: 150 });
    for (const { total, totalUsd, ratePlan } of $cartItems.get()) {
      expect(ratePlan.currency).toBe('JPY');
      expect(total).toBe(totalUsd * 150);
    }
  });

  test('is empty when it is cleared, and the conversion data are as at the start', () => {
    putInCart(aCartItem('AAAAAAAA'));
    $conversion.set({ value: 173, currency: 'USD', transaction_id: 'ABCDEFGH' });
    clearCart();
    expect(refs()).toEqual([]);
    expect($conversion.get()).toEqual(NO_CONVERSION);
  });
});

describe('the last change of the cart', () => {
  test.each<[string, () => void, string]>([
    ['added', () => putInCart(aCartItem('BBBBBBBB')), aCartItem('BBBBBBBB').title],
    ['changed', () => putInCart({ ...aCartItem('BBBBBBBB'), ref: refs()[0] }), aCartItem('BBBBBBBB').title],
    ['removed', () => removeCartItem(refs()[0] ?? ''), aCartItem('BBBBBBBB').title],
    ['cleared', () => clearCart(), ''],
  ])('is %s', (kind, deed, title) => {
    putInCart(aCartItem('AAAAAAAA'));
    deed();
    expect($cartChange.get()).toEqual({ kind, title });
  });

  test('is not set by a change of the currency', () => {
    putInCart(aCartItem('AAAAAAAA'));
    const before = $cartChange.get();
    convertCartTo({ currency: 'JPY', rate: 150 });
    expect($cartChange.get()).toBe(before);
  });
});

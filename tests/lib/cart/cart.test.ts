import { describe, expect, test } from 'vitest';
import {
  addToCart,
  cartTotalUsd,
  convertCart,
  MAX_ITEMS,
  removeFromCart,
  restoreItem,
} from '../../../src/lib/cart/cart.ts';
import { cartItemSchema } from '../../../src/lib/cart/cart-item.schema.ts';
import { itemPrice } from '../../../src/lib/cart/price-item.ts';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';
import { aTrip } from '../../fixtures/builders/a-trip.ts';

const A = aCartItem('AAAAAAAA');
const B = aCartItem('BBBBBBBB', { people: 3 });
const refs = (cart: readonly { ref: string }[]) => cart.map(({ ref }) => ref);
const fresh = () => 'NEW00000';

describe('adding to the cart (specification.md#cart)', () => {
  test('replaces the item with the same reference, in its place', () => {
    const cart = addToCart([A, B], { ...A, totalUsd: 1 }, fresh);
    expect(refs(cart)).toEqual(['AAAAAAAA', 'BBBBBBBB']);
    expect(cart[0]?.totalUsd).toBe(1);
  });

  test('appends with a new reference otherwise, even where the item brings one of its own', () => {
    expect(refs(addToCart([A], B, fresh))).toEqual(['AAAAAAAA', 'NEW00000']);
    expect(refs(addToCart([A], { ...B, ref: undefined }, fresh))).toEqual(['AAAAAAAA', 'NEW00000']);
  });

  test('leaves the cart that it was given alone', () => {
    const cart = [A];
    addToCart(cart, B, fresh);
    expect(cart).toEqual([A]);
  });

  test('refuses more than anybody books', () => {
    const full = Array.from({ length: MAX_ITEMS }, (_, index) => aCartItem(String(index).padStart(8, '0')));
    expect(() => addToCart(full, B, fresh)).toThrow(`at most ${MAX_ITEMS}`);
    expect(() => restoreItem(full, aCartItem('ZZZZZZZZ'), 0)).toThrow(`at most ${MAX_ITEMS}`);
  });
});

describe('taking out of the cart (specification.md#cart)', () => {
  test('removes by reference', () => {
    expect(refs(removeFromCart([A, B], 'AAAAAAAA'))).toEqual(['BBBBBBBB']);
  });

  test('of something that is not there changes nothing', () => {
    expect(removeFromCart([A, B], 'CCCCCCCC')).toEqual([A, B]);
  });

  test('is undone in the same place', () => {
    expect(refs(restoreItem([B], A, 0))).toEqual(['AAAAAAAA', 'BBBBBBBB']);
  });

  test('is not undone twice', () => {
    expect(refs(restoreItem([A, B], A, 0))).toEqual(['AAAAAAAA', 'BBBBBBBB']);
  });
});

describe('a cart in another currency (specification.md#cart)', () => {
  test.each([
    ['JPY', 149.37, 25_841],
    ['KWD', 0.3, 52],
    ['PHP', 58, 10_034],
    ['USD', 1, 173],
  ])('in %s at %d: the van is %d', (currency, rate, total) => {
    const [item] = convertCart([A], { currency, rate });
    expect(item).toMatchObject({ rate, total, ratePlan: { base: total, currency }, totalUsd: 173 });
  });

  test('converts each item from its dollars, so that going there and back changes nothing', () => {
    const there = convertCart([A, B], { currency: 'KWD', rate: 0.3079 });
    expect(convertCart(there, { currency: 'USD', rate: 1 })).toEqual([A, B]);
  });

  test('converts a total once, not its parts', () => {
    const tour = { base: 30, extra: 30, inc: 1, currency: 'USD' };
    expect(itemPrice(tour, 3, { currency: 'EUR', rate: 0.85 })).toMatchObject({
      totalUsd: 90,
      total: 77,
      ratePlan: { base: 26, extra: 26 },
    });
  });

  test('adds up dollars, whatever currency its lines are shown in', () => {
    const cart = convertCart([A, B], { currency: 'EUR', rate: 0.855 });
    expect(cartTotalUsd(cart)).toBe(346);
  });
});

describe('a cart item as the browser keeps it (specification.md#cart)', () => {
  test('is valid as it is made', () => {
    expect(cartItemSchema.safeParse(A).error).toBeUndefined();
    expect(
      cartItemSchema.safeParse(
        aCartItem('0A1B2C3D', {}, aTrip({ price: { base: 17, extra: 17, inc: 1, currency: 'USD' } })),
      ).success,
    ).toBe(true);
  });

  test.each([
    ['a small reference', { ref: 'aaaaaaaa' }],
    ['an address elsewhere', { path: 'https://evil.example' }],
    ['a script', { path: 'javascript:alert(1)' }],
    ['a negative total', { total: -1 }],
    ['a rate of nothing', { rate: 0 }],
    ['half a person', { trip: { ...A.trip, people: 0.5 } }],
    ['a day that does not exist', { trip: { ...A.trip, date: '2027-02-30' } }],
    ['an unknown field', { admin: true }],
  ])('with %s is refused', (_name, change) => {
    expect(cartItemSchema.safeParse({ ...A, ...change }).success).toBe(false);
  });

  test('keeps of its words what is seen, places in one line', () => {
    const words = { pickup: { areaId: null, text: 'a\n\u202eb' }, notes: 'one\ntwo\u200b\ud83c', arrival: null };
    const { trip } = cartItemSchema.parse({ ...A, trip: { ...A.trip, ...words } });
    expect([trip.pickup.text, trip.notes]).toEqual(['a b', 'one\ntwo']);
  });
});

import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { cartTotalUsd, convertCart } from '../../../src/lib/cart/cart.ts';
import { type CartItem, cartItemSchema } from '../../../src/lib/cart/cart-item.schema.ts';
import { priceText } from '../../../src/lib/money/price-format.ts';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';

const HUGE = Number.MAX_SAFE_INTEGER;
const item = aCartItem('AAAAAAAA');
const { trip, planUsd, ratePlan } = item;
const isItem = (value: unknown) => z.safeParse(cartItemSchema, value).success;

describe('an item of the cart (specification.md#cart)', () => {
  test.each<[string, object]>([
    ['more people than travel together', { trip: { ...trip, people: HUGE } }],
    ['one person too many', { trip: { ...trip, people: 100 } }],
    ['a price for each more person that nobody pays', { planUsd: { ...planUsd, extra: HUGE } }],
    ['such a base price', { planUsd: { ...planUsd, base: HUGE } }],
    ['such a total', { totalUsd: HUGE }],
    ['such a price in the cart’s currency', { ratePlan: { ...ratePlan, base: HUGE }, total: HUGE }],
    ['a rate that no currency has', { rate: 1e300 }],
    ['a page on another host', { path: '//example.com' }],
    ['a script as its page', { path: 'javascript:alert(1)' }],
  ])('is none with %s', (_name, changes) => {
    expect(isItem(item)).toBe(true);
    expect(isItem({ ...item, ...changes })).toBe(false);
  });

  test('may be dear in a weak currency', () => {
    const [weak] = convertCart([aCartItem('AAAAAAAA', { people: 99 })], { currency: 'IRR', rate: 1_300_000 });
    expect(isItem(weak)).toBe(true);
  });

  test('can be added up and shown however dear it is', () => {
    const dearest: CartItem = {
      ...item,
      trip: { ...trip, people: 99 },
      planUsd: { base: 10_000_000, extra: 10_000_000, inc: 1, currency: 'USD' },
    };
    expect(isItem(dearest)).toBe(true);
    const usd = cartTotalUsd(convertCart(Array(30).fill(dearest), { currency: 'IRR', rate: 1_300_000 }));
    expect(priceText(usd, { currency: 'IRR', locale: 'en-US', rate: 1_300_000 })).toMatch(/\d/);
  });
});

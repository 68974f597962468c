import { atom } from 'nanostores';
import * as z from 'zod/mini';
import { addToCart, type Cart, convertCart, MOST_ITEMS, type NewItem, putBack, removeFromCart } from '../cart/cart.ts';
import { type CartItem, cartItemSchema } from '../cart/cart-item.schema.ts';
import type { CartCurrency } from '../cart/price-item.ts';
import { identifier } from '../random/identifier.ts';
import type { Random } from '../random/seeded-random.ts';
import { CART_KEY } from '../site/cart-key.ts';
import { noteCartChange } from './cart-revision.ts';
import { resetConversion } from './conversion.ts';
import { cryptographic } from './cryptographic.ts';
import { persistent } from './persistent.ts';
import { forgetRemoval, forgetRemovals, noteRemoval, type RemovedItem } from './removed-items.ts';
import { listOf } from './stored-shapes.ts';

/** What the traveller did to the cart. */
export interface CartChange {
  readonly kind: 'added' | 'changed' | 'removed' | 'restored' | 'cleared';
  /** The trip that it was done to; empty where it was done to all. */
  readonly title: string;
}

const parseItem = (stored: unknown): CartItem | undefined => z.safeParse(cartItemSchema, stored).data;

/** The trips that the traveller is about to book (specification, section 3, cartItems). Items that make no sense are left out. */
export const $cartItems = persistent<Cart>(CART_KEY, { fallback: [], parse: listOf(parseItem, MOST_ITEMS) });

/** What the traveller did last in this tab, null before anything: what reacts to it listens here. */
export const $cartChange = atom<CartChange | null>(null);

/** A reference that no item has. */
export function newItemRef(random: Random = cryptographic): string {
  return identifier(random);
}

function change(cart: Cart, done?: CartChange): void {
  $cartItems.set(cart);
  noteCartChange();
  if (done) $cartChange.set(done);
}

/**
 * Puts a trip in the cart: in the place of the one with its reference, else at the end (specification, section 4).
 *
 * @returns the item's reference
 * @throws RangeError when the cart is full.
 */
export function putInCart(item: NewItem, random: Random = cryptographic): string {
  const before = $cartItems.get();
  const known = before.some(({ ref }) => ref === item.ref);
  const ref = known && item.ref ? item.ref : newItemRef(random);
  change(
    addToCart(before, item, () => ref),
    { kind: known ? 'changed' : 'added', title: item.title },
  );
  return ref;
}

/** Takes a trip out (specification, section 4). @returns what {@link undoRemoval} needs, or null when it was not there */
export function takeOutOfCart(ref: string): RemovedItem | null {
  const cart = $cartItems.get();
  const index = cart.findIndex((item) => item.ref === ref);
  const item = cart[index];
  if (!item) return null;
  const removed = { item, index };
  noteRemoval(removed);
  change(removeFromCart(cart, ref), { kind: 'removed', title: item.title });
  return removed;
}

/** Puts a trip that was taken out back into its place. */
export function undoRemoval({ item, index }: RemovedItem): void {
  change(putBack($cartItems.get(), item, index), { kind: 'restored', title: item.title });
  forgetRemoval(item.ref);
}

/** Empties the cart and resets the conversion data (specification, section 4). */
export function clearCart(): void {
  forgetRemovals();
  change([], { kind: 'cleared', title: '' });
  resetConversion();
}

/** The cart as it was saved elsewhere, or as the server corrected it. */
export function replaceCart(cart: Cart): void {
  change(cart);
}

/** Every item in another currency (specification, section 4, A currency change). */
export function convertCartTo(currency: CartCurrency): void {
  const cart = $cartItems.get();
  if (cart.length > 0) change(convertCart(cart, currency));
}

import { atom } from 'nanostores';
import * as z from 'zod/mini';
import {
  addToCart,
  type Cart,
  convertCart,
  MAX_ITEMS,
  type NewItem,
  removeFromCart,
  restoreItem,
} from '../../lib/cart/cart.ts';
import { type CartItem, cartItemSchema } from '../../lib/cart/cart-item.schema.ts';
import type { CartCurrency } from '../../lib/cart/price-item.ts';
import { CART_KEY } from '../../lib/site/storage-keys.ts';
import { identifier, type Random } from '../../lib/text/identifier.ts';
import { resetConversion } from '../analytics/conversion.store.ts';
import { cryptoRandom } from '../kit/crypto-random.ts';
import { listOf } from '../storage/parsers.ts';
import { persistent } from '../storage/persistent.ts';
import { recordCartChange } from './cart-revision.store.ts';
import { clearRemoval, clearRemovals, type RemovedItem, recordRemoval } from './removed-items.store.ts';
import { type Change, replayChanges } from './replay-changes.ts';

/** A traveller's change of the cart. */
export interface CartChange {
  readonly kind: 'added' | 'changed' | 'removed' | 'restored' | 'cleared';
  /** The trip that it was done to; empty where it was done to all. */
  readonly title: string;
}

const parseItem = (stored: unknown): CartItem | undefined => z.safeParse(cartItemSchema, stored).data;

/**
 * The trips that the traveller is about to book (specification.md#cart). Items that make no sense
 * are left out.
 */
export const $cartItems = persistent<Cart>(CART_KEY, { fallback: [], parse: listOf(parseItem, MAX_ITEMS) });

/** The last change in this tab, or null; listeners react to it. */
export const $cartChange = atom<CartChange | null>(null);

/** A reference that no item has. */
export function newItemRef(random: Random = cryptoRandom): string {
  return identifier(random);
}

function storeCart(cart: Cart): void {
  $cartItems.set(cart);
  recordCartChange();
}

const replay = replayChanges(CART_KEY, $cartItems, storeCart);

function applyChange(make: Change<Cart>, done?: CartChange): void {
  const cart = make($cartItems.get());
  replay.record(make);
  storeCart(cart);
  if (done) $cartChange.set(done);
}

/**
 * Puts a trip in the cart: in the place of the one with its reference, else at the end
 * (specification.md#cart).
 *
 * @returns the item's reference
 * @throws RangeError when the cart is full.
 */
export function putInCart(item: NewItem, random: Random = cryptoRandom): string {
  const known = $cartItems.get().some(({ ref }) => ref === item.ref);
  const ref = known && item.ref ? item.ref : newItemRef(random);
  applyChange((cart) => addToCart(cart, { ...item, ref }, () => ref), {
    kind: known ? 'changed' : 'added',
    title: item.title,
  });
  return ref;
}

/**
 * Takes a trip out (specification.md#cart). @returns what {@link undoRemoval} needs, or null when
 * it was not there
 */
export function removeCartItem(ref: string): RemovedItem | null {
  const cart = $cartItems.get();
  const index = cart.findIndex((item) => item.ref === ref);
  const item = cart[index];
  if (!item) return null;
  const removed = { item, index };
  recordRemoval(removed);
  applyChange((items) => removeFromCart(items, ref), { kind: 'removed', title: item.title });
  return removed;
}

/** Puts a trip that was removed back into its place. */
export function undoRemoval({ item, index }: RemovedItem): void {
  applyChange((cart) => restoreItem(cart, item, index), { kind: 'restored', title: item.title });
  clearRemoval(item.ref);
}

/** Empties the cart and resets the conversion data (specification.md#booker). */
export function clearCart(): void {
  const gone = new Set($cartItems.get().map(({ ref }) => ref));
  clearRemovals();
  applyChange((cart) => cart.filter(({ ref }) => !gone.has(ref)), { kind: 'cleared', title: '' });
  resetConversion();
}

/** Replaces the cart by a saved one, or by the server's correction. */
export function replaceCart(cart: Cart): void {
  replay.clear();
  storeCart(cart);
}

/** Every item in another currency (specification.md#cart). */
export function convertCartTo(currency: CartCurrency): void {
  if ($cartItems.get().length > 0) applyChange((cart) => convertCart(cart, currency));
}

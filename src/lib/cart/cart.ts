import type { CartItem } from './cart-item.schema.ts';
import { type CartCurrency, itemPrice } from './price-item.ts';

/** The trips that a traveller is about to book, in the order in which they were added. */
export type Cart = readonly CartItem[];

/** An item that may not have a reference yet. */
export type NewItem = Omit<CartItem, 'ref'> & { readonly ref?: string | undefined };

/** More than anybody books in one go; a cart beyond it is a mistake or an attack. */
export const MAX_ITEMS = 30;

function assertRoom({ length }: Cart): void {
  if (length >= MAX_ITEMS) throw new RangeError(`A cart holds at most ${MAX_ITEMS} trips`);
}

/**
 * Adds an item to the cart, or replaces the one with its reference (specification.md#cart).
 *
 * @param newRef returns a fresh reference; see `identifier`
 * @throws RangeError when the cart is full.
 */
export function addToCart(cart: Cart, item: NewItem, newRef: () => string): Cart {
  const index = cart.findIndex(({ ref }) => ref === item.ref);
  if (index >= 0) return cart.with(index, { ...item, ref: item.ref ?? newRef() });
  assertRoom(cart);
  return [...cart, { ...item, ref: newRef() }];
}

/** Takes an item out by its reference (specification.md#cart). */
export function removeFromCart(cart: Cart, ref: string): Cart {
  return cart.filter((item) => item.ref !== ref);
}

/**
 * Puts an item that was taken out back into its place.
 *
 * @throws RangeError when the cart is full.
 */
export function restoreItem(cart: Cart, item: CartItem, index: number): Cart {
  if (cart.some(({ ref }) => ref === item.ref)) return cart;
  assertRoom(cart);
  return cart.toSpliced(index, 0, item);
}

/** The cart in another currency: every item converted from its dollars (specification.md#cart). */
export function convertCart(cart: Cart, currency: CartCurrency): Cart {
  return cart.map((item) => ({ ...item, ...itemPrice(item.planUsd, item.trip.people, currency) }));
}

/**
 * The total of all trips in whole US dollars. Other currencies are converted from this sum, not
 * from the lines (ADR 28).
 */
export function cartTotalUsd(cart: Cart): number {
  return cart.reduce((sum, { totalUsd }) => sum + totalUsd, 0);
}

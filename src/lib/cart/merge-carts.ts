import { type Cart, MAX_ITEMS } from './cart.ts';
import type { CartItem } from './cart-item.schema.ts';

function isSameTrip(a: CartItem, b: CartItem): boolean {
  return a.ref === b.ref && JSON.stringify(a.trip) === JSON.stringify(b.trip);
}

/** Whether opening a saved cart would lose trips of this browser. Then the traveller chooses. */
export function losesTrips(own: Cart, saved: Cart): boolean {
  return own.some((item) => !saved.some((other) => isSameTrip(item, other)));
}

/**
 * The saved trips, then those of this browser that the saved cart lacks. A trip that was changed in
 * one of them is there in both versions; the traveller removes the wrong one.
 *
 * @param newRef returns a fresh reference, for trips of which the saved cart has another version
 */
export function mergeCarts(own: Cart, saved: Cart, newRef: () => string): Cart {
  const added = own.filter((item) => !saved.some((other) => isSameTrip(item, other)));
  const isTaken = (ref: string) => saved.some((other) => other.ref === ref);
  return [...saved, ...added.map((item) => (isTaken(item.ref) ? { ...item, ref: newRef() } : item))];
}

/** Whether both fit into one cart. */
export function canMerge(own: Cart, saved: Cart): boolean {
  return mergeCarts(own, saved, () => '').length <= MAX_ITEMS;
}

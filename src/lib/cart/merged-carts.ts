import { type Cart, MOST_ITEMS } from './cart.ts';
import type { CartItem } from './cart-item.schema.ts';

function isSameTrip(a: CartItem, b: CartItem): boolean {
  return a.ref === b.ref && JSON.stringify(a.trip) === JSON.stringify(b.trip);
}

/** Whether opening a saved cart would lose trips that this browser has: then the traveller is asked. */
export function losesTrips(own: Cart, saved: Cart): boolean {
  return own.some((item) => !saved.some((other) => isSameTrip(item, other)));
}

/** Both carts as one: the saved trips, then this browser's own ones that it does not have. */
export function mergedCarts(own: Cart, saved: Cart): Cart {
  return [...saved, ...own.filter(({ ref }) => !saved.some((other) => other.ref === ref))];
}

/** Whether both fit into one cart. */
export function canMerge(own: Cart, saved: Cart): boolean {
  return mergedCarts(own, saved).length <= MOST_ITEMS;
}

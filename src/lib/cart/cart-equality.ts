import { stableStringify } from '../text/stable-stringify.ts';
import type { CartItem } from './cart-item.schema.ts';

type PricedTrip = Pick<CartItem, 'ref' | 'trip' | 'totalUsd'>;

function serializeTrips(items: readonly PricedTrip[]): string | undefined {
  return stableStringify(items.map(({ ref, trip, totalUsd }) => ({ ref, trip, totalUsd })));
}

/** Whether two carts have the same trips at the same prices, whatever their currency. */
export function isSameCart(one: readonly PricedTrip[], other: readonly PricedTrip[]): boolean {
  return serializeTrips(one) === serializeTrips(other);
}

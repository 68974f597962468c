import { orderedJson } from '../text/stable-stringify.ts';
import type { CartItem } from './cart-item.schema.ts';

type Ordered = Pick<CartItem, 'ref' | 'trip' | 'totalUsd'>;

function essence(items: readonly Ordered[]): string | undefined {
  return orderedJson(items.map(({ ref, trip, totalUsd }) => ({ ref, trip, totalUsd })));
}

/** Whether two carts ask for the same trips at the same prices. The currency in which they are shown does not matter. */
export function isSameOrder(one: readonly Ordered[], other: readonly Ordered[]): boolean {
  return essence(one) === essence(other);
}

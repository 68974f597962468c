import type { CartItem } from './cart-item.schema.ts';

type Ordered = Pick<CartItem, 'ref' | 'trip' | 'totalUsd'>;

/** The same fields in the same order, wherever they were read from. */
function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function essence(items: readonly Ordered[]): string {
  const essential = items.map(({ ref, trip, totalUsd }) => ({ ref, trip, totalUsd }));
  return JSON.stringify(essential, inOrder);
}

/** Whether two carts ask for the same trips at the same prices. The currency in which they are shown does not matter. */
export function isSameOrder(one: readonly Ordered[], other: readonly Ordered[]): boolean {
  return essence(one) === essence(other);
}

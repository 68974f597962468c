import { MAX_ITEMS } from '../../lib/cart/cart.ts';
import { useBrowserStore } from '../kit/use-store.ts';
import { $cartItems, undoRemoval } from './cart.store.ts';
import { $removedItems } from './removed-items.store.ts';

/** The last trip that was removed from the cart, and what puts it back. */
export interface LastRemoval {
  readonly ref: string;
  readonly title: string;
  readonly undo: () => void;
}

/** The last removal, while the cart has room for it, else null. */
export function useLastRemoval(): LastRemoval | null {
  const [last] = useBrowserStore($removedItems, []);
  const cart = useBrowserStore($cartItems, []);
  if (!last || cart.length >= MAX_ITEMS) return null;
  return { ref: last.item.ref, title: last.item.title, undo: () => undoRemoval(last) };
}
